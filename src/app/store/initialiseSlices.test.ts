import { installApi } from './installApi.ts';
import { makeStore } from './store.ts';

test("installApi adds the API's cache to the state of an existing store at once", () => {
  const store = makeStore();
  expect(store.getState()).not.toHaveProperty('api');
  installApi();
  expect(store.getState()).toHaveProperty('api');
});
