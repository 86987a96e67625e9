import type { Middleware } from '@reduxjs/toolkit';
import { installApi } from './installApi.ts';
import { dynamicMiddleware, makeStore } from './store.ts';

test("installApi adds the API's cache at once to the state of every store that was made before, and only once", () => {
  const types: string[] = [];
  const note: Middleware = () => (next) => (action) => {
    types.push((action as { type: string }).type);
    return next(action);
  };
  dynamicMiddleware.addMiddleware(note);
  const [one, other] = [makeStore(), makeStore()];
  expect(one.getState()).not.toHaveProperty('api');
  installApi();
  expect(one.getState()).toHaveProperty('api');
  expect(other.getState()).toHaveProperty('api');
  expect(makeStore().getState()).toHaveProperty('api');
  installApi();
  expect(types.filter((type) => type === 'store/sliceJoined')).toHaveLength(2);
});
