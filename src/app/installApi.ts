import { api } from '../api/api.ts';
import { laterMiddleware, rootReducer } from './store.ts';

let installed = false;

/** Adds the API's cache and middleware to the store. Pages that call the server wait for it; the others never load it. */
export function installApi(): void {
  if (installed) return;
  installed = true;
  rootReducer.inject(api);
  laterMiddleware.addMiddleware(api.middleware);
}
