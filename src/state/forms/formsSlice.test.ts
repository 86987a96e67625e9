import {
  formClosed,
  formOpened,
  formsSlice,
  percentOf,
  selectSendingStopped,
  selectUpload,
  selectUploadingForm,
  sendingCancelled,
  submitEnded,
  submitStarted,
  uploadProgressed,
} from './formsSlice.ts';

const form = 'job';
const sent = (bytes: number) => uploadProgressed({ form, sent: bytes, all: 1000 });
const after = (...actions: readonly Parameters<typeof formsSlice.reducer>[1][]) => ({
  forms: actions.reduce(formsSlice.reducer, undefined)!,
});
const sending = [formOpened({ form }), submitStarted({ form })];

test('100 per cent are told only once the last byte has left', () => {
  expect([0, 9, 10, 999, 1000].map((bytes) => percentOf({ sent: bytes, all: 1000 }))).toEqual([
    0, 0, 1, 99, 100,
  ]);
});

test('an upload is known from its first byte to the end of its submission', () => {
  expect(selectUploadingForm(after(...sending))).toBeNull();
  const during = after(...sending, sent(0));
  expect(selectUploadingForm(during)).toBe(form);
  expect(selectUpload(during, form)).toEqual({ sent: 0, all: 1000 });
  expect(selectUploadingForm(after(...sending, sent(1000), submitEnded({ form })))).toBeNull();
});

test('late news of an upload changes nothing once its form has ended it or is closed', () => {
  expect(selectUpload(after(...sending, submitEnded({ form }), sent(400)), form)).toBeNull();
  expect(after(...sending, formClosed({ form }), sent(400))).toEqual({ forms: {} });
});

test('sending can be stopped until all of it has left; the next attempt forgets that', () => {
  const stopped = after(...sending, sent(999), sendingCancelled({ form }));
  expect(selectSendingStopped(stopped, form)).toBe(true);
  expect(selectSendingStopped(after(...sending, sent(1000), sendingCancelled({ form })), form)).toBe(false);
  expect(selectSendingStopped(after(formOpened({ form }), sendingCancelled({ form })), form)).toBe(false);
  const again = formsSlice.reducer(stopped.forms, submitStarted({ form }));
  expect(selectSendingStopped({ forms: again }, form)).toBe(false);
});
