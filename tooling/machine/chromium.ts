import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where a Chromium may come from: a title, printed before it is tried, and how to find or get its file. */
export type Source = { title: string; installs: boolean; find: () => string | undefined };

/** Chromium without windows, tabs and menus of its own. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Milliseconds; without the open internet a download must not hold the tests up for long. */
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
    // Playwright tries several hosts; one that hangs is given up after this many milliseconds.
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
  // Older systems have no package of the shell.
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

/** For figures: what a visitor has, windows and all. */
export const benchmarkBrowsers: readonly Source[] = [named, ...wholeBrowsers];

/** For journeys, in this order; what asks for nothing comes first. The shell runs them in two thirds of the time. */
export const journeyBrowsers: readonly Source[] = [
  named,
  { title: 'an installed headless shell of Chromium', installs: false, find: installedShell },
  ...wholeBrowsers,
  { title: "a download of Playwright's Chromium", installs: true, find: download },
  { title: "the system's package, by apt-get", installs: true, find: debianPackage },
];

const help = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';

/**
 * The path of a Chromium that starts. Prints one line before each thing it tries.
 * @param mayInstall whether one may be downloaded or installed where none is found
 * @throws a sentence that says what to do
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

/** No sandbox inside containers; no calls home at start. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
