import type { Middleware } from '@reduxjs/toolkit';
import { installApiAndEntries } from './installApiAndEntries.ts';
import { dynamicMiddleware, makeStore } from './store.ts';

test("installApiAndEntries adds the API's cache at once to the state of every store that was made before, and only once", () => {
  const types: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    types.push((action as { type: string }).type);
    return next(action);
  };
  dynamicMiddleware.addMiddleware(note);
  const [one, other] = [makeStore(), makeStore()];
  expect(one.getState()).not.toHaveProperty('api');
  installApiAndEntries();
  expect(one.getState()).toHaveProperty('api');
  expect(other.getState()).toHaveProperty('api');
  expect(makeStore().getState()).toHaveProperty('api');
  installApiAndEntries();
  expect(types.filter((type) => type === 'store/sliceJoined')).toHaveLength(2);
});
