import { draftDiscarded, draftSaved } from '../../state/forms/draftsSlice.ts';
import { draftsNotWritten, draftsWritten } from '../../state/noticesSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { draft } from '../../testing/forms/draftExamples.ts';
import { isAskedOnLeaving } from '../../testing/forms/draftFileSteps.ts';
import { makeStore } from '../store/store.ts';
import { startUnkeptDraftsListener } from './unkeptDraftsListener.ts';

let listening: AbortController;
beforeEach(() => {
  listening = new AbortController();
});
afterEach(() => listening.abort());

function openTab() {
  const store = makeStore();
  startUnkeptDraftsListener(store, listening.signal);
  return store;
}

test('the browser asks while there is a draft that could not be stored, on every page, until it is sent or discarded', () => {
  const store = openTab();
  store.dispatch(draftsNotWritten());
  expect(isAskedOnLeaving()).toBe(false);
  store.dispatch(draftSaved({ form: 'service', draft }));
  expect(isAskedOnLeaving()).toBe(true);
  store.dispatch(pageOpened({ path: '/login', action: 'PUSH' }));
  expect(isAskedOnLeaving()).toBe(true);
  store.dispatch(draftDiscarded({ form: 'service' }));
  expect(isAskedOnLeaving()).toBe(false);
});

test('the browser does not ask about drafts that are stored', () => {
  const store = openTab();
  store.dispatch(draftSaved({ form: 'service', draft }));
  expect(isAskedOnLeaving()).toBe(false);
  store.dispatch(draftsNotWritten());
  expect(isAskedOnLeaving()).toBe(true);
  store.dispatch(draftsWritten());
  expect(isAskedOnLeaving()).toBe(false);
});

test('drafts that were refused before the listener started count, too', () => {
  const store = makeStore();
  store.dispatch(draftSaved({ form: 'service', draft }));
  store.dispatch(draftsNotWritten());
  startUnkeptDraftsListener(store, listening.signal);
  expect(isAskedOnLeaving()).toBe(true);
});
