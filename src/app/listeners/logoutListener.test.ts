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

/** Resolves in the next task, when pending microtasks have run. */
const settled = () => new Promise((done) => setTimeout(done));

test('a logout deletes the files of all drafts and the return path of a login', async () => {
  makeStore().dispatch(loggedOut());
  await settled();
  expect(deleteDatabase.mock.calls).toEqual([['drafts']]);
  expect(keptReturnPath()).toBeUndefined();
});

test.each([
  ['a session that ends by itself', () => sessionEnded()],
  ['a logout in another tab, which deletes them itself', () => sessionSyncedFromOtherTab({ token: null })],
])('%s deletes neither', async (_, action) => {
  makeStore().dispatch(action());
  await settled();
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(keptReturnPath()).toEqual({ path: paths.editProfile });
});
