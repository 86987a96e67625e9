import { chromiumPath } from './chromium.ts';
import type { Source } from './chromium.ts';

const { execPath } = process;

/** A way that leads to this file; it writes its title to `tried`. */
const way = (title: string, file?: string, installs = false) => {
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
  const [found, download] = [way('found', execPath), way('download', execPath, true)];
  expect(chromiumPath(true, [found.source, download.source], () => {})).toBe(execPath);
  expect(download.tried).toEqual([]);
});

test('each way is said in one line before it is tried', () => {
  const said: string[] = [];
  const [first, second] = [way('first'), way('second', execPath, true)];
  chromiumPath(true, [first.source, second.source], (line: string) => said.push(line));
  expect(said).toEqual([expect.stringContaining('first'), expect.stringContaining('second')]);
});

test('who wants nothing installed is told what to do', () => {
  const download = way('download', execPath, true);
  expect(() => chromiumPath(false, [way('first').source, download.source], () => {})).toThrow(
    'none was found here. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
  expect(download.tried).toEqual([]);
});

test('a browser that does not start is named', () => {
  expect(() => chromiumPath(true, [way('broken', '/nowhere/chromium').source], () => {})).toThrow(
    '/nowhere/chromium does not start',
  );
});
