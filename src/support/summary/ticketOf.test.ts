import { supportCopy } from '../../content/trace/supportScreen.ts';
import { refusedApplication, traceOf } from '../../testing/traces/traceExamples.ts';
import type { About } from '../../trace/file/traceFile.ts';
import { leftOutWordsOf } from '../../trace/file/leftOutWordsOf.ts';
import { partNames } from '../../trace/sanitizer/sanitize.ts';
import { filterStory } from '../story/filterStory.ts';
import { requestsOf } from '../story/requestsOf.ts';
import { scheduleOf } from '../story/scheduleOf.ts';
import { storyOf } from '../story/storyOf.ts';
import { routesOf } from './routesOf.ts';
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
    ticketOf(openOf(refusedApplication, { leftOut: { 'dialog.current.message': 2 } }), 6, 'B').split('\n'),
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
    '- Policy: 1',
    '',
    '### Step that was looked at',
    '',
    '- K7Q-5: The job application was sent: the server refused it (422)',
    '',
    '### Errors',
    '',
    '- K7Q-7 (1:01.3): The job application was sent: the server refused it (422)',
    '',
    '### Requests that failed',
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
    '- 2 values, words of the server’s own (dialog.current.message)',
    '',
  ]);
});

test('the current step is named with its reference and its error; the start has neither', () => {
  const lookedAt = (position: number) => {
    const lines = ticketOf(openOf(refusedApplication, { droppedBefore: 140 }), position, 'A').split('\n');
    return lines[lines.indexOf(`### ${supportCopy.ticket.lookedAt}`) + 2];
  };
  expect(lookedAt(8)).toBe(
    '- K7Q-147: The dialog “Submission Failed” appeared. The job application was sent: the server refused it (422)',
  );
  expect(lookedAt(0)).toBe('- The recording starts on the home page');
});

test('an error at the start is listed without the reference of a step', () => {
  const file = openOf([]);
  const [start] = file.story;
  const text = ticketOf({ ...file, story: [{ ...start!, error: 'Nothing was there' }] }, 0, 'A');
  expect(text).toContain('### Errors\n\n- K7Q, at the start: Nothing was there\n');
});

test('values that were left out are described in words, with their place', () => {
  const leftOutOf = (place: string, count: number) =>
    supportCopy.summary.leftOutOf(place, count, leftOutWordsOf(place));
  expect(leftOutOf('forms.job.fields', 1)).toBe('1 value, forms (forms.job.fields)');
  expect(leftOutOf('steps', 2)).toBe('2 steps that could not be recorded (steps)');
  for (const part of [...partNames, 'snapshot', 'types'])
    expect(leftOutOf(part, 1)).toMatch(/^1 value, .+ \(/);
  expect(leftOutOf('toString', 1)).toBe('1 value (toString)');
});

test('empty sections say so, and the name of the file is not in the text', () => {
  const text = ticketOf(openOf([]), 0, 'A');
  expect(text).toContain('0 steps, every value within the policy; recorded and shown in build A.');
  expect(text).toContain('- No errors');
  expect(text).toContain('- No call to the server was made.');
  expect(text).not.toContain('secret');
});

test('successful and cancelled calls are not listed as failed', () => {
  const endOf = (status: 'fulfilled' | 'rejected', kind: 'aborted' | 'network') => ({
    type: 'api/executeMutation/rejected',
    after: 61_000,
    changes: {
      api: {
        logIn: {
          call: 'logIn' as const,
          status,
          fault: status === 'rejected' ? { kind, status: null, message: null } : null,
        },
      },
    },
  });
  const failedOf = (...end: Parameters<typeof endOf>) => {
    const lines = ticketOf(openOf([endOf(...end)]), 0, 'A').split('\n');
    return lines[lines.indexOf(`### ${supportCopy.ticket.failedRequests}`) + 2];
  };
  expect(failedOf('fulfilled', 'network')).toBe(`- ${supportCopy.ticket.noFailedRequests(1)}`);
  expect(failedOf('rejected', 'aborted')).toBe(`- ${supportCopy.ticket.noFailedRequests(1)}`);
  expect(failedOf('rejected', 'network')).toContain(supportCopy.requests.network);
});

test('dropped steps and reduced motion are mentioned only if they apply', () => {
  const text = ticketOf(openOf(refusedApplication, { droppedBefore: 1, reducedMotion: true }), 0, 'A');
  const { facts, dropped, reducedMotion } = supportCopy.summary;
  expect(text).toContain(`- ${facts.dropped}: ${dropped(1)}\n`);
  expect(text).toContain(`- ${facts.motion}: ${reducedMotion}\n`);
});

test('a page that was visited twice is listed twice, up to the last step', () => {
  const visitOf = (path: '/' | '/careers' | null, after: number) => ({
    type: 'navigation/pageOpened',
    after,
    changes: { navigation: { path, action: 'PUSH' as const } },
  });
  const file = openOf([visitOf('/careers', 1), visitOf(null, 2), visitOf('/careers', 3), visitOf('/', 4)]);
  expect(filterStory(file.story, 'page', '')).toEqual([0, 1, 4]);
  expect(routesOf(file).map(({ path, position }) => [path, position])).toEqual([
    ['/', 0],
    ['/careers', 1],
    ['/', 4],
  ]);
});
