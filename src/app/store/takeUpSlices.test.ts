import { installApi } from './installApi.ts';
import { makeStore } from './store.ts';

test("the API's cache is in the state of a store that was there before it", () => {
  const store = makeStore();
  expect(store.getState()).not.toHaveProperty('api');
  installApi();
  expect(store.getState()).toHaveProperty('api');
});
