import { dialogClosed, dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { selectConnectionNotice } from '../../state/noticesSlice.ts';
import { submissionStored } from '../../state/forms/receiptSlice.ts';
import { jobSubmission } from '../../testing/forms/submissionExamples.ts';
import { startConnectionListener } from './connectionListener.ts';
import { makeStore } from '../store/store.ts';

let listening = new AbortController();
function open() {
  const store = makeStore();
  listening = new AbortController();
  startConnectionListener(store, listening.signal);
  return Object.assign(() => selectConnectionNotice(store.getState()), store);
}
const fire = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name));

afterEach(() => listening.abort());

test('there is a notice when the connection is lost, and one when it is restored', () => {
  const notice = open();
  expect(notice()).toBeNull();
  fire('offline');
  expect(notice()).toBe('lost');
  fire('online');
  expect(notice()).toBe('restored');
});

test('a page that is opened without a connection shows the notice at once', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(open()()).toBe('lost');
});

test('an `online` event without a loss before it shows no notice', () => {
  const notice = open();
  fire('online');
  expect(notice()).toBeNull();
});

test('a submission that was stored after all removes the notice, and none follows when the connection is back', () => {
  const notice = open();
  fire('offline');
  notice.dispatch(submissionStored(jobSubmission));
  expect(notice()).toBeNull();
  fire('online');
  expect(notice()).toBeNull();
});

test.each([
  ['before', (lose: () => void, tell: () => void) => [tell(), lose()]],
  ['after', (lose: () => void, tell: () => void) => [lose(), tell()]],
])(
  'a form that may have arrived, told of %s the loss is noticed, is not said to be unsent when the connection is back',
  (_when, happen) => {
    const notice = open();
    const opening = dialogOpened({ kind: 'job.unreachable', params: { mayHaveArrived: true } });
    happen(
      () => fire('offline'),
      () => void notice.dispatch(opening),
    );
    notice.dispatch(dialogClosed({ kind: 'job.unreachable', answer: 'confirm' }));
    expect(notice()).toBe('lost');
    fire('online');
    expect(notice()).toBeNull();
    fire('offline');
    fire('online');
    expect(notice()).toBe('restored');
  },
);
