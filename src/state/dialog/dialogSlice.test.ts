import { accountChanged, loggedOut, sessionEnded, sessionSyncedFromOtherTab } from '../auth/authSlice.ts';
import { pageOpened } from '../navigationSlice.ts';
import {
  dialogClosed,
  dialogOpened,
  dialogSlice,
  questionAsked,
  selectAsksForLogin,
  selectDialog,
} from './dialogSlice.ts';

test('a question is transient, a result is not, and closing removes the dialog', () => {
  const asked = dialogSlice.reducer(undefined, questionAsked({ kind: 'form.leave' }));
  expect(asked.current).toEqual({ kind: 'form.leave', params: {}, transient: true });
  const opened = dialogSlice.reducer(asked, dialogOpened({ kind: 'job.failed' }));
  expect(opened.current).toEqual({ kind: 'job.failed', params: {} });
  const closed = dialogSlice.reducer(opened, dialogClosed({ kind: 'job.failed', answer: 'confirm' }));
  expect(closed).toEqual({ current: null });
});

test('a result that was left is not shown again when a link leads to its page', () => {
  const reduce = dialogSlice.reducer;
  const open = (path: Parameters<typeof pageOpened>[0]['path']) => pageOpened({ path, action: 'PUSH' });
  const form = reduce(undefined, open('/consultation-form'));
  const opened = reduce(form, dialogOpened({ kind: 'consultation.submitted' }));
  // A new history entry of the same page, such as that of the review, does not close it.
  expect(selectDialog({ dialog: reduce(opened, open('/consultation-form')) })).not.toBeNull();
  const left = reduce(opened, pageOpened({ path: '/services/it-consultant', action: 'POP' }));
  expect(selectDialog({ dialog: reduce(left, open('/consultation-form')) })).toBeNull();
});

test('a result that was left by a link is shown again on Back', () => {
  const reduce = dialogSlice.reducer;
  const form = reduce(undefined, pageOpened({ path: '/job-application', action: 'POP' }));
  const opened = reduce(form, dialogOpened({ kind: 'job.failed', params: { message: 'No.' } }));
  const left = reduce(opened, pageOpened({ path: '/careers', action: 'PUSH' }));
  const back = reduce(left, pageOpened({ path: '/job-application', action: 'POP' }));
  expect(selectDialog({ dialog: back })).toMatchObject({ kind: 'job.failed', params: { message: 'No.' } });
  expect(selectAsksForLogin({ dialog: back })).toBe(false);
});

test('a result is shown on its own page only, also when the visitor comes back', () => {
  const reduce = dialogSlice.reducer;
  const open = (path: Parameters<typeof pageOpened>[0]['path']) => pageOpened({ path, action: 'POP' });
  const form = reduce(undefined, open('/job-application'));
  const opened = reduce(form, dialogOpened({ kind: 'job.loginRequired' }));
  expect(selectDialog({ dialog: opened })?.kind).toBe('job.loginRequired');
  expect(selectAsksForLogin({ dialog: opened })).toBe(true);
  // As after a reload at another address.
  const elsewhere = reduce({ current: opened.current }, open('/about-us'));
  expect(selectDialog({ dialog: elsewhere })).toBeNull();
  expect(selectAsksForLogin({ dialog: elsewhere })).toBe(false);
  const back = reduce(elsewhere, open('/job-application'));
  expect(selectDialog({ dialog: back })?.kind).toBe('job.loginRequired');
  expect(reduce(back, loggedOut())).toEqual({ current: null, page: '/job-application' });
});

test('the welcome, which names the account, is closed when the session ends', () => {
  const open = dialogSlice.reducer(undefined, dialogOpened({ kind: 'login.welcome' }));
  expect(dialogSlice.reducer(open, sessionEnded())).toEqual({ current: null });
});

test('an open result is closed when its account is gone, and stays when the session ends', () => {
  const followed = sessionSyncedFromOtherTab({ token: null });
  const open = dialogSlice.reducer(undefined, dialogOpened({ kind: 'job.submitted' }));
  for (const action of [followed, accountChanged(), loggedOut()])
    expect(dialogSlice.reducer(open, action).current).toBeNull();
  expect(dialogSlice.reducer(open, sessionEnded())).toBe(open);
});
