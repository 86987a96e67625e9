import { submissionStored } from './receiptSlice.ts';
import type { StoredSubmission } from './receiptSlice.ts';
import {
  codeRevoked,
  formClosed,
  formOpened,
  formsSlice,
  percentOf,
  reviewClosed,
  reviewOpened,
  selectSendingForm,
  selectSendingCancelled,
  selectFormProgress,
  sendingCancelled,
  sendingTookLong,
  submitEnded,
  submitStarted,
  uploadProgressed,
} from './formsSlice.ts';
import { selectCancelledUnstored } from './selectCancelledUnstored.ts';

const form = 'job';
const sent = (bytes: number) => uploadProgressed({ form, sent: bytes, all: 1000 });
const after = (...actions: readonly Parameters<typeof formsSlice.reducer>[1][]) => ({
  forms: actions.reduce(formsSlice.reducer, undefined)!,
});
const sending = [formOpened({ form }), submitStarted({ form })];

test('the percentage is rounded down, so that it is 100 only once the last byte was sent', () => {
  expect([0, 9, 10, 999, 1000].map((bytes) => percentOf({ sent: bytes, all: 1000 }))).toEqual([
    0, 0, 1, 99, 100,
  ]);
  expect(percentOf({ sent: 0, all: 0 })).toBe(100);
});

test('each of 100 bytes is one per cent', () => {
  const percents = Array.from({ length: 101 }, (_unused, percent) => percent);
  expect(percents.map((percent) => percentOf({ sent: percent, all: 100 }))).toEqual(percents);
});

test('an action that changes nothing returns the same state', () => {
  const { forms } = after(formOpened({ form: 'signUp' }));
  expect(formsSlice.reducer(forms, codeRevoked({ form: 'signUp' }))).toBe(forms);
});

test('the upload is set from its first byte to the end of the submission', () => {
  expect(selectFormProgress(after(...sending), form)?.upload).toBeNull();
  expect(selectFormProgress(after(...sending, sent(0)), form)?.upload).toEqual({ sent: 0, all: 1000 });
  expect(selectFormProgress(after(...sending, sent(1000), submitEnded({ form })), form)?.upload).toBeNull();
});

test('progress of an upload is ignored once the submission has ended or the form is closed', () => {
  expect(selectFormProgress(after(...sending, submitEnded({ form }), sent(400)), form)?.upload).toBeNull();
  expect(after(...sending, formClosed({ form }), sent(400))).toEqual({ forms: {} });
});

test('sending can be cancelled until all bytes were sent, and while the answer takes long; the next attempt resets that', () => {
  const cancelled = after(...sending, sent(999), sendingCancelled({ form }));
  expect(selectSendingCancelled(cancelled, form)).toBe(true);
  expect(selectSendingCancelled(after(...sending, sent(1000), sendingCancelled({ form })), form)).toBe(false);
  expect(selectSendingCancelled(after(formOpened({ form }), sendingCancelled({ form })), form)).toBe(false);
  expect(
    selectFormProgress({ forms: formsSlice.reducer(cancelled.forms, sent(1000)) }, form)?.upload,
  ).toMatchObject({
    sent: 999,
  });
  const waiting = [...sending, sent(1000), sendingTookLong({ form }), sendingCancelled({ form })];
  expect(selectSendingCancelled(after(...waiting), form)).toBe(true);
  const again = formsSlice.reducer(cancelled.forms, submitStarted({ form }));
  expect(again[form]).toMatchObject({ stopped: false, upload: null });
});

test('selectSendingForm names a form from the start of its submission to the end', () => {
  const waiting = [formOpened({ form: 'service' }), submitStarted({ form: 'service' })];
  expect(selectSendingForm(after(...waiting))).toBe('service');
  expect(selectSendingForm(after(...waiting, submitEnded({ form: 'service' })))).toBeNull();
  expect(selectSendingForm(after(...sending, sent(0)))).toBe(form);
  expect(selectSendingForm(after(formOpened({ form: 'login' }), submitStarted({ form: 'login' })))).toBe(
    'login',
  );
});

test('selectCancelledUnstored is true after a cancelled sending, unless the server has stored the answers', () => {
  const service = 'service';
  const cancelled = [
    formOpened({ form: service }),
    submitStarted({ form: service }),
    sendingCancelled({ form: service }),
  ];
  expect(selectCancelledUnstored(after(...cancelled.slice(0, 2)), service)).toBe(false);
  expect(selectCancelledUnstored(after(...cancelled), service)).toBe(true);
  const stored = submissionStored({ kind: service } as StoredSubmission);
  expect(selectCancelledUnstored(after(cancelled[0]!, cancelled[1]!, stored, cancelled[2]!), service)).toBe(
    false,
  );
  // An earlier stored submission does not count for the next sending.
  const again = [...cancelled.slice(0, 2), stored, submitEnded({ form: service }), ...cancelled.slice(1)];
  expect(selectCancelledUnstored(after(...again), service)).toBe(true);
});

test('a form is under review until the review is closed or the form is submitted', () => {
  const reviewing = [formOpened({ form }), reviewOpened({ form })];
  expect(selectFormProgress(after(...reviewing), form)?.phase).toBe('reviewing');
  expect(selectFormProgress(after(...reviewing, reviewClosed({ form })), form)?.phase).not.toBe('reviewing');
  expect(selectFormProgress(after(...reviewing, submitStarted({ form })), form)?.phase).not.toBe('reviewing');
  expect(after(reviewOpened({ form }))).toEqual({ forms: {} });
});

test('opening or closing the review does not change the phase of a form that is being submitted', () => {
  const sendingStill = after(...sending, reviewOpened({ form }), reviewClosed({ form }));
  expect(selectFormProgress(after(...sending, reviewOpened({ form })), form)?.phase).not.toBe('reviewing');
  expect(selectSendingForm(sendingStill)).toBe(form);
});
