import { paths } from '../../../contract/paths.ts';
import { keepReturnPath, keptReturnPath } from '../../navigation/keptReturnPath.ts';
import { loggedOut, sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { pageLoaders } from '../routes/pageLoaders.tsx';
import { makeStore } from '../store/store.ts';

const deleteDatabase = jest.fn();

beforeAll(async () => {
  await pageLoaders.settings.load();
});

beforeEach(() => {
  Object.defineProperty(window, 'indexedDB', { configurable: true, value: { deleteDatabase } });
  keepReturnPath({ path: paths.editProfile });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB');
  deleteDatabase.mockReset();
  window.localStorage.clear();
});

/** Turns in which what waits for its turn gets it. */
const settled = () => new Promise((done) => setTimeout(done));

test('a logout takes the files of all drafts, and where a login would lead back to', async () => {
  makeStore().dispatch(loggedOut());
  await settled();
  expect(deleteDatabase.mock.calls).toEqual([['drafts']]);
  expect(keptReturnPath()).toBeUndefined();
});

test.each([
  ['a session that ends by itself', () => sessionEnded()],
  ['a logout in another tab, which takes them itself', () => sessionSyncedFromOtherTab({ token: null })],
])('%s takes neither', async (_, action) => {
  makeStore().dispatch(action());
  await settled();
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(keptReturnPath()).toEqual({ path: paths.editProfile });
});
