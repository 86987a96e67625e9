import { apiBase } from '../../contract/calls.ts';

/** Origin of another host that the build was told to call; undefined or empty for the site's own. */
export const otherHost = process.env['API_ORIGIN'];

/** Where calls go: an absolute address, because Node's fetch knows no relative ones. */
export const apiUrl =
  typeof window === 'undefined' ? apiBase : new URL(apiBase, otherHost || window.location.origin).href;
