import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The names of the draft files in this browser's IndexedDB. */
const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('drafts');
        // The database does not exist. The upgrade is aborted, or opening it here would create an empty one.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('files').objectStore('files').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve((reading.result as { file: File }[]).map(({ file }) => file.name));
          });
        });
      }),
  );

/** Waits until exactly these files are stored; the browser writes them asynchronously. */
export const expectKept = (page: Page, names: string[]) =>
  // Playwright's default intervals grow to a second, which would be most of such a journey's time.
  expect.poll(() => keptFiles(page), { intervals: [100] }).toEqual(names);
