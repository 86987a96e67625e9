import { apiBase } from '../../contract/calls.ts';

/** Origin of another host that serves the API, set at build time; undefined or empty for the site's own. */
export const otherHost = process.env['API_ORIGIN'];

/** The base address of all calls. It is absolute, because Node's fetch does not accept relative ones. */
export const apiUrl =
  typeof window === 'undefined' ? apiBase : new URL(apiBase, otherHost || window.location.origin).href;
