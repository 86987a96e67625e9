import { jobSubmission } from '../testing/forms/submissionExamples.ts';
import { submitStarted } from './forms/formsSlice.ts';
import { submissionStored } from './forms/receiptSlice.ts';
import { pageOpened } from './navigationSlice.ts';
import {
  connectionLost,
  connectionNoticeDismissed,
  connectionRestored,
  loginAsked,
  noticesSlice,
  selectConnectionNotice,
  selectSessionNotice,
  sessionEndNeared,
  sessionRanOut,
  siteReplaced,
  waitTookLong,
} from './noticesSlice.ts';

const notices = noticesSlice.reducer;
const nextPage = pageOpened({ path: '/careers', action: 'PUSH' });

test('the notice of an ended session stays until the next page, or until a page asks for a login itself', () => {
  const over = notices(undefined, sessionRanOut());
  expect(selectSessionNotice({ notices: over })?.minutesLeft).toBeNull();
  expect(selectSessionNotice({ notices: notices(over, nextPage) })).toBeNull();
  expect(selectSessionNotice({ notices: notices(over, loginAsked()) })).toBeNull();
  const near = notices(undefined, sessionEndNeared({ minutesLeft: 2 }));
  expect(selectSessionNotice({ notices: notices(near, nextPage) })?.minutesLeft).toBe(2);
});

test('the notice of a lost connection stays until it is restored, and that of the restored one until the next page', () => {
  const lost = notices(undefined, connectionLost());
  expect(selectConnectionNotice({ notices: notices(lost, nextPage) })).toBe('lost');
  const back = notices(notices(lost, connectionNoticeDismissed()), connectionRestored());
  expect(selectConnectionNotice({ notices: back })).toBe('restored');
  expect(selectConnectionNotice({ notices: notices(back, nextPage) })).toBeNull();
});

test('the notice that a wait takes long leaves with the page, and when a form is sent', () => {
  const slow = notices(undefined, waitTookLong());
  expect(selectConnectionNotice({ notices: slow })).toBe('slow');
  for (const action of [nextPage, submitStarted({ form: 'job' })])
    expect(selectConnectionNotice({ notices: notices(slow, action) })).toBeNull();
});

test('a submission removes the notices of the connection, but not that of a newer release', () => {
  const after = (...actions: Parameters<typeof notices>[1][]) =>
    selectConnectionNotice({ notices: actions.reduce(notices, undefined)! });
  const stored = submissionStored(jobSubmission);
  expect(after(connectionLost(), connectionRestored(), submitStarted({ form: 'job' }))).toBeNull();
  expect(after(connectionLost(), submitStarted({ form: 'job' }))).toBe('lost');
  expect(after(connectionLost(), connectionRestored(), stored)).toBeNull();
  expect(after(connectionLost(), stored)).toBeNull();
  expect(after(siteReplaced(), submitStarted({ form: 'job' }), stored)).toBe('replaced');
});
