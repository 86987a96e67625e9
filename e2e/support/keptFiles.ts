import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The names of the files that lie in this browser. */
const keptFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('drafts');
        // Nothing was ever kept; an empty database made by looking would be in the way.
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

/** Waits until these files, and no others, lie there: a browser may take its time to write them. */
export const willKeep = (page: Page, names: string[]) =>
  // The usual pauses grow to a second, which is most of what such a journey would take.
  expect.poll(() => keptFiles(page), { intervals: [100] }).toEqual(names);
