import { dialogFormOf, dialogResultOf } from './dialogResult.ts';

test('the result of a dialog is read from its kind, whichever form it is about', () => {
  expect(dialogResultOf('job.loginRequired')).toBe('loginRequired');
  expect(dialogResultOf('feedback.loginRequired')).toBe('loginRequired');
  expect(dialogResultOf('job.submitted')).toBe('submitted');
  expect(dialogResultOf('form.leave')).toBe('leave');
});

test('the form of a dialog is read from its kind', () => {
  expect(dialogFormOf('job.loginRequired')).toBe('job');
  expect(dialogFormOf('feedback.submitted')).toBe('feedback');
});
