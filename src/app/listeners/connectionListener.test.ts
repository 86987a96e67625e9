import { selectConnectionNotice } from '../../state/noticesSlice.ts';
import { submissionStored } from '../../state/forms/receiptSlice.ts';
import { jobSubmission } from '../../testing/submissionExamples.ts';
import { startConnectionListener } from './connectionListener.ts';
import { makeStore } from '../store/store.ts';

let listening = new AbortController();
function watched() {
  const store = makeStore();
  listening = new AbortController();
  startConnectionListener(store, listening.signal);
  return Object.assign(() => selectConnectionNotice(store.getState()), store);
}
const happens = (name: 'online' | 'offline') => window.dispatchEvent(new Event(name));

afterEach(() => listening.abort());

test('a connection that goes and comes back is told both times', () => {
  const told = watched();
  expect(told()).toBeNull();
  happens('offline');
  expect(told()).toBe('lost');
  happens('online');
  expect(told()).toBe('restored');
});

test('a page that is opened without a connection says so', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(watched()()).toBe('lost');
});

test('a connection that was never gone is no news', () => {
  const told = watched();
  happens('online');
  expect(told()).toBeNull();
});

test('after something has arrived all the same nobody is told that nothing was sent', () => {
  const told = watched();
  happens('offline');
  told.dispatch(submissionStored(jobSubmission));
  expect(told()).toBeNull();
  happens('online');
  expect(told()).toBeNull();
});
