import '../../api/accountsApi.ts';
import '../../api/applicationsApi.ts';
import { api } from '../../api/api.ts';
import { authSlice } from '../../state/auth/authSlice.ts';
import { dialogSlice } from '../../state/dialog/dialogSlice.ts';
import { accountEntriesSlice } from '../../state/forms/accountEntriesSlice.ts';
import { draftsSlice } from '../../state/forms/draftsSlice.ts';
import { formsSlice, mailFailed } from '../../state/forms/formsSlice.ts';
import { receiptSlice } from '../../state/forms/receiptSlice.ts';
import { navigationSlice } from '../../state/navigationSlice.ts';
import { noticesSlice } from '../../state/noticesSlice.ts';
import { uiSlice } from '../../state/uiSlice.ts';
import { rootReducer } from '../../app/store/store.ts';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { persistActions } from '../../app/store/persistence.ts';
import { actionTypes, otherType, tracedTypeOf } from './actionTypes.ts';
import { isDenied } from './recorder.ts';

const slices = [
  authSlice,
  dialogSlice,
  accountEntriesSlice,
  draftsSlice,
  formsSlice,
  receiptSlice,
  navigationSlice,
  noticesSlice,
  uiSlice,
];

const typesOf = (creators: object): string[] =>
  Object.values(creators).flatMap((creator: unknown) =>
    typeof creator === 'function' && 'type' in creator && typeof creator.type === 'string'
      ? [creator.type]
      : [],
  );

const ownTypes = [...slices.flatMap(({ actions }) => typesOf(actions)), mailFailed.type];

/** The types that RTK Query dispatches, which are the same for all calls. */
const apiTypes = [
  ...typesOf({ ...api.internalActions, ...api.util }),
  ...['executeQuery', 'executeMutation'].flatMap((name) =>
    ['pending', 'fulfilled', 'rejected'].map((requestStatus) => `api/${name}/${requestStatus}`),
  ),
];

const isListed = (type: string) => tracedTypeOf(type) === type;

test('lists or denies every type that the site and its calls dispatch', () => {
  const types = [...ownTypes, ...apiTypes, ...persistActions];
  expect(types.length).toBeGreaterThan(70);
  expect(types.filter((type) => isListed(type) === isDenied(type))).toEqual([]);
});

test('this test covers every slice of the store', () => {
  installApiAndEntries();
  const state = rootReducer(undefined, { type: '' });
  const covered: string[] = [...slices.map(({ reducerPath }) => reducerPath), api.reducerPath];
  expect(Object.keys(state).toSorted()).toEqual(covered.toSorted());
});

test('lists no type that nothing dispatches', () => {
  const known = new Set([...ownTypes, ...apiTypes, 'store/sliceJoined']);
  expect(actionTypes.filter((type) => !known.has(type))).toEqual([]);
});

test('writes any other type as @@other', () => {
  expect(tracedTypeOf('shop/bought')).toBe(otherType);
});
