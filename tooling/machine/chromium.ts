import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where a Chromium may come from: a title, printed before the source is tried, and how to find or install its file. */
export type Source = { title: string; installs: boolean; find: () => string | undefined };

/** Chromium without its user interface (windows, tabs, menus). */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Milliseconds; a download must not delay the tests for long where the internet is not reachable. */
const downloadTimeout = 180_000;

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
};

const onPath = (names: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);

const installedShell = () => onPath(shellNames);
const installedBrowser = () => onPath(browserNames) ?? usualPlaces.find(isExecutable);

const playwrightsOwn = () => [chromium.executablePath()].find(isExecutable);

const run = (command: string, args: readonly string[], timeout?: number) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    // Milliseconds. Playwright tries several hosts, and gives up one that does not answer after this time.
    env: {
      ...process.env,
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000',
      DEBIAN_FRONTEND: 'noninteractive',
    },
  }).status === 0;

function download(): string | undefined {
  const program = path.join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  run(process.execPath, [program, 'install', '--no-shell', 'chromium'], downloadTimeout);
  return playwrightsOwn();
}

function debianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name]);
  // Older systems have no package of the headless shell.
  if (run('apt-get', ['update', '-qq']) && !install('chromium-headless-shell')) install('chromium');
  return installedShell() ?? installedBrowser();
}

const named: Source = {
  title: 'CHROMIUM_PATH',
  installs: false,
  find: () => process.env['CHROMIUM_PATH'] || undefined,
};

const wholeBrowsers: readonly Source[] = [
  { title: 'an installed Chromium or Chrome', installs: false, find: installedBrowser },
  { title: "Playwright's own Chromium", installs: false, find: playwrightsOwn },
];

/** Sources for measurements, which need the whole browser, as visitors have it. */
export const benchmarkBrowsers: readonly Source[] = [named, ...wholeBrowsers];

/**
 * Sources for journeys, in this order: those that install nothing come first. With the headless shell the journeys take two
 * thirds of the time.
 */
export const journeyBrowsers: readonly Source[] = [
  named,
  { title: 'an installed headless shell of Chromium', installs: false, find: installedShell },
  ...wholeBrowsers,
  { title: "a download of Playwright's Chromium", installs: true, find: download },
  { title: "the system's package, by apt-get", installs: true, find: debianPackage },
];

const help = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';

/**
 * The path of a Chromium that starts. Prints one line before each source it tries.
 * @param mayInstall whether a browser may be downloaded or installed where none is found
 * @throws with a message that says what to do, where none is found or the found one does not start
 */
export function chromiumPath(
  mayInstall: boolean,
  candidates: readonly Source[],
  log: (line: string) => void = console.log,
): string {
  for (const { title, find } of candidates.filter(({ installs }) => mayInstall || !installs)) {
    log(`── Looking for a browser: ${title} …`);
    const file = find();
    if (file === undefined) continue;
    try {
      execFileSync(file, ['--version'], { stdio: 'ignore' });
      return file;
    } catch {
      throw new Error(`The browser tests need Chromium, and ${file} does not start. ${help}`);
    }
  }
  throw new Error(
    `The browser tests need Chromium, and none was found${mayInstall ? ' or could be installed' : ''} here. ${help}`,
  );
}

/** No sandbox, which does not work inside containers; no background requests of the browser itself at start. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
