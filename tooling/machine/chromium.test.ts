import { chromiumPath } from './chromium.ts';
import type { Source } from './chromium.ts';

const { execPath } = process;

/** A source that gives this file; it writes its title to `tried`. */
const sourceOf = (title: string, file?: string, installs = false) => {
  const tried: string[] = [];
  const source: Source = {
    title,
    installs,
    find: () => {
      tried.push(title);
      return file;
    },
  };
  return { source, tried };
};

test('nothing is installed where a browser is found', () => {
  const [found, download] = [sourceOf('found', execPath), sourceOf('download', execPath, true)];
  expect(chromiumPath(true, [found.source, download.source], () => {})).toBe(execPath);
  expect(download.tried).toEqual([]);
});

test('each source is printed in one line before it is tried', () => {
  const printed: string[] = [];
  const [first, second] = [sourceOf('first'), sourceOf('second', execPath, true)];
  chromiumPath(true, [first.source, second.source], (line: string) => printed.push(line));
  expect(printed).toEqual([expect.stringContaining('first'), expect.stringContaining('second')]);
});

test('who wants nothing installed is told what to do', () => {
  const download = sourceOf('download', execPath, true);
  expect(() => chromiumPath(false, [sourceOf('first').source, download.source], () => {})).toThrow(
    'none was found here. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
  expect(download.tried).toEqual([]);
});

test('a browser that does not start is named', () => {
  expect(() => chromiumPath(true, [sourceOf('broken', '/nowhere/chromium').source], () => {})).toThrow(
    '/nowhere/chromium does not start',
  );
});
