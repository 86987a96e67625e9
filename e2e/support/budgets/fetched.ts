import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { keysOf } from '../../../contract/keysOf.ts';

const dist = path.join(import.meta.dirname, '../../../dist');

/**
 * A file that a page requested, the time of the request relative to the load event and to the first paint (ms, negative if
 * earlier), and its compressed size in bytes.
 */
export type Fetched = { file: string; afterLoad: number; afterPaint: number; bytes: number };

/** The site's own files of one kind, each once, in the order of their requests. */
export async function fetchedBy(page: Page, ending: '.js' | '.svg'): Promise<Fetched[]> {
  const all = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    const painted = performance.getEntriesByType('paint')[0]?.startTime ?? Infinity;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      file: new URL(entry.name).pathname,
      afterLoad: entry.startTime - loaded,
      afterPaint: entry.startTime - painted,
      bytes: entry.encodedBodySize,
    }));
  });
  const isFirst = ({ file }: Fetched, at: number) => all.findIndex((other) => other.file === file) === at;
  return all.filter(isFirst).filter(({ file }) => file.startsWith('/static/') && file.endsWith(ending));
}

export const sumOf = (files: readonly Fetched[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);

/** A text in the code of each library, by which it is found in the built scripts. */
const libraryMarks = {
  carousel: 'framerAppearId',
  formik: 'SET_FORMIK_STATE',
  yup: 'is a required field',
  rtkQuery: '__rtkq',
} as const;

export type Library = keyof typeof libraryMarks;
export const libraries = keysOf(libraryMarks);

export const textOfScript = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** Whether a script of the site contains a library. */
export const holds = (file: string, library: Library): boolean =>
  textOfScript(file).includes(libraryMarks[library]);

/** Every script of the site. */
export const allScripts = (): string[] =>
  readdirSync(path.join(dist, 'static/js'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/static/js/${file}`);
