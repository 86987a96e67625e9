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
