import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { benchmarkBrowsers, chromiumPath, journeyBrowsers } from './chromium.ts';
import type { Source } from './chromium.ts';

const { execPath } = process;

/** A source that finds this file and records in `tried` that it was asked. */
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

test('where nothing may be installed, the error says what to install', () => {
  const download = sourceOf('download', execPath, true);
  expect(() => chromiumPath(false, [sourceOf('first').source, download.source], () => {})).toThrow(
    'none was found here. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
  expect(download.tried).toEqual([]);
});

test('the error names a browser that does not start', () => {
  expect(() => chromiumPath(true, [sourceOf('broken', '/nowhere/chromium').source], () => {})).toThrow(
    '/nowhere/chromium does not start',
  );
});

describe('where a whole browser and its headless shell are installed', () => {
  const environment = { ...process.env };
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  const [shell, whole] = ['chromium-headless-shell', 'chromium'].map((name) => path.join(folder, name));

  beforeEach(() => {
    for (const file of [shell!, whole!]) symlinkSync(execPath, file);
    delete process.env['CHROMIUM_PATH'];
    process.env['PATH'] = folder;
  });
  afterEach(() => {
    for (const file of [shell!, whole!]) rmSync(file, { force: true });
    process.env = { ...environment };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('journeys use the shell, and the whole browser where there is no shell', () => {
    expect(chromiumPath(false, journeyBrowsers, () => {})).toBe(shell);
    rmSync(shell!);
    expect(chromiumPath(false, journeyBrowsers, () => {})).toBe(whole);
  });

  test('measurements use the whole browser', () => {
    expect(chromiumPath(false, benchmarkBrowsers, () => {})).toBe(whole);
  });

  test('journeys and measurements prefer the browser of CHROMIUM_PATH to both', () => {
    process.env['CHROMIUM_PATH'] = execPath;
    for (const browsers of [journeyBrowsers, benchmarkBrowsers])
      expect(chromiumPath(false, browsers, () => {})).toBe(execPath);
  });
});
