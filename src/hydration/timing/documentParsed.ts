import { pause } from './pause.ts';

/**
 * Resolves in a task of its own once all of the HTML has been read. A press calls for the scripts, which may lie in the browser's
 * cache while a slow line still brings the page: React would find half of it, and build what is missing a second time.
 */
export const documentParsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
    : pause();
