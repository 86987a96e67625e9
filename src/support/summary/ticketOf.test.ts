import { refusedApplication, traceOf } from '../../testing/traceExamples.ts';
import type { About } from '../../trace/file/traceFile.ts';
import { requestsOf } from '../story/requestsOf.ts';
import { scheduleOf } from '../story/scheduleOf.ts';
import { storyOf } from '../story/storyOf.ts';
import { ticketOf } from './ticketOf.ts';

const openOf = (examples = refusedApplication, about: Partial<About> = {}) => {
  const trace = traceOf(examples, about);
  const story = storyOf(trace);
  return {
    key: 'one',
    name: 'secret-name-of-a-file.json',
    trace,
    story,
    requests: requestsOf(trace),
    schedule: scheduleOf(story),
  };
};

test('the summary for a ticket says what is in the file, in UTC', () => {
  expect(
    ticketOf(openOf(refusedApplication, { leftOut: { 'dialog.message': 2 } }), 6, 'B').split('\n'),
  ).toEqual([
    '## Trace K7Q',
    '',
    '10 steps, every value within the policy; recorded in build A, shown in B.',
    '',
    '- Reference: K7Q',
    '- Browser: Firefox',
    '- Window: 1280 × 800',
    '- Length: 1 min 6 s',
    '- Start: 22 Nov 2026, 09:30:00 UTC',
    '- Language: en',
    '- Colours of the device: light',
    '',
    '### Step that was looked at',
    '',
    '- K7Q-5: The job application was sent: the server refused it (422)',
    '',
    '### Errors',
    '',
    '- K7Q-7 (1:01.3): The job application was sent: the server refused it (422)',
    '',
    '### Requests',
    '',
    '- The job application: refused (422) (1:00.0)',
    '',
    '### Pages, in the order of the visit',
    '',
    '- `/`',
    '- `/job-application`',
    '',
    '### Left out',
    '',
    '- 2 values of dialog.message',
    '',
  ]);
});

test('nothing to tell is told, too, and the name of the file is not', () => {
  const text = ticketOf(openOf([]), 0, 'A');
  expect(text).toContain('0 steps, every value within the policy; recorded and shown in build A.');
  expect(text).toContain('- No errors');
  expect(text).toContain('- No call to the server was made.');
  expect(text).not.toContain('secret');
});
