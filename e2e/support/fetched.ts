import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const dist = path.join(import.meta.dirname, '../../dist');

/**
 * A file that a page asked for, how long after the page had loaded and had been painted first (ms, negative before), and its
 * bytes as they travelled.
 */
export type Fetched = { file: string; afterLoad: number; afterPaint: number; bytes: number };

/** The site's own files of one kind, each once, in the order in which they were asked for. */
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

/** A text that stands in the built script of each library, whatever file that is part of. */
const libraryMarks = {
  carousel: 'framerAppearId',
  formik: 'SET_FORMIK_STATE',
  yup: 'is a required field',
  rtkQuery: '__rtkq',
} as const;

export type Library = keyof typeof libraryMarks;
export const libraries = Object.keys(libraryMarks) as Library[];

export const textOfScript = (file: string): string => readFileSync(path.join(dist, file), 'utf8');

/** Whether a script of the site holds a library. */
export const holds = (file: string, library: Library): boolean =>
  textOfScript(file).includes(libraryMarks[library]);

/** Every script of the site. */
export const allScripts = (): string[] =>
  readdirSync(path.join(dist, 'static/js'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/static/js/${file}`);
