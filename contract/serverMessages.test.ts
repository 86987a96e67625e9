import { job } from './applications/job.ts';
import {
  bodyTooLargeOf,
  fileTooLargeOf,
  isFixedMessage,
  limits,
  retryAdvice,
  notPdfOf,
  serverMessages,
  waitMessageOf,
} from './serverMessages.ts';
import { requiredMessageOf } from './fields.ts';
import type { Field } from './fields.ts';
import { formatMessages, passwordMessages } from './messages.ts';
import { passwordLimits } from './passwords/passwordLimits.ts';

const resume: Field = job.fields.find(({ name }) => name === 'resume')!;

test('the time to wait is given in seconds, minutes or hours, rounded up', () => {
  const wait = (seconds: number) => waitMessageOf(limits.logIns, seconds, retryAdvice.tryAgain);
  expect(wait(1)).toBe('Too many attempts to log in. Please wait 1 second and try again.');
  expect(wait(89)).toBe('Too many attempts to log in. Please wait 89 seconds and try again.');
  expect(wait(90)).toBe('Too many attempts to log in. Please wait 2 minutes and try again.');
  expect(wait(89 * 60)).toBe('Too many attempts to log in. Please wait 89 minutes and try again.');
  expect(wait(90 * 60)).toBe('Too many attempts to log in. Please wait 2 hours and try again.');
  expect(wait(24 * 3600)).toBe('Too many attempts to log in. Please wait 24 hours and try again.');
  expect(waitMessageOf(limits.wrongCodes, 60, retryAdvice.newCode)).toBe(
    'Too many wrong codes. Please wait 60 seconds and ask for a new one.',
  );
});

test('every message of the server is recognised, whatever number or label it has', () => {
  const waits = Object.values(limits).flatMap((limit) =>
    [1, 2, 59, 89, 90, 119, 5340, 5341, 7200, 86_400, 7 * 86_400].flatMap((seconds) =>
      Object.values(retryAdvice).map((advice) => waitMessageOf(limit, seconds, advice)),
    ),
  );
  const said = [
    ...Object.values(serverMessages),
    ...Object.values(formatMessages),
    ...waits,
    bodyTooLargeOf(64 * 1024),
    fileTooLargeOf(resume, 10 * 1024 * 1024),
    notPdfOf(resume),
    requiredMessageOf(resume),
    passwordMessages.tooShort(passwordLimits.minLength),
    passwordMessages.tooLong(passwordLimits.maxLength),
    passwordMessages.guessable,
  ];
  expect(said.filter((sentence) => !isFixedMessage(sentence))).toEqual([]);
});

test('a message with a number is recognised by making no more than the few that differ from it in the number', () => {
  const text = waitMessageOf(limits.logIns, 7200, retryAdvice.tryAgain);
  // Whatever says a time rounds it up.
  const rounded = jest.spyOn(Math, 'ceil');
  expect(isFixedMessage(text)).toBe(true);
  expect(rounded.mock.calls.length).toBeLessThanOrEqual(4);
  rounded.mockClear();
  expect(isFixedMessage('Asha has 7200 messages.')).toBe(false);
  expect(rounded).not.toHaveBeenCalled();
});

test.each([
  ['a text of another sender', 'The proxy is tired of asha@mail.example.'],
  ['an empty text', ''],
  ['a name in a sentence', 'Asha must be text.'],
  ['a name behind a sentence', `${serverMessages.wrongLogIn} Asha`],
  ['a number that is none of a limit', 'Too many requests. Please wait 98400 12345 seconds and try again.'],
  ['a number that is too long', 'Too many requests. Please wait 98400 seconds and try again.'],
  ['a number written in another way', 'Too many requests. Please wait 007 seconds and try again.'],
  ['a code', 'Password must have at least 123456 characters.'],
  ['another line', `${serverMessages.wrongLogIn}\n`],
  ['the name of a property', 'constructor'],
  ['a megabyte', '1'.repeat(1_000_000)],
])('%s is no message of the server', (_, text) => {
  expect(isFixedMessage(text)).toBe(false);
});
