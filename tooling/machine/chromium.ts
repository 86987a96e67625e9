import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A Chromium on this machine: `CHROMIUM_PATH`, one on the PATH, one at a usual place, or Playwright's own download. */
function found(): string | undefined {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished) return wished;
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...usualPlaces, chromium.executablePath()].find(
    (file) => existsSync(file) && isExecutable(file),
  );
}

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: 'inherit' }).status === 0;

const isRoot = () => process.getuid?.() === 0;
const hasApt = () => existsSync('/usr/bin/apt-get');

/** Playwright's own download needs the open internet; Debian's package only a package mirror. */
function install(): void {
  console.log('No Chromium found; installing one for the browser tests …');
  const playwright = path.join(import.meta.dirname, '../../node_modules/.bin/playwright');
  if (isRoot() && hasApt() && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return;
  run(playwright, 'install', 'chromium');
}

/** The path of a Chromium that starts, installed if there was none. Throws a sentence that says what to do. */
export function chromiumPath(): string {
  if (!found()) install();
  const file = found();
  const help = 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.';
  if (!file)
    throw new Error(`The browser tests need Chromium, and none could be found or installed here. ${help}`);
  try {
    execFileSync(file, ['--version', '--no-sandbox'], { stdio: 'ignore' });
  } catch {
    throw new Error(`The browser tests need Chromium, and ${file} does not start. ${help}`);
  }
  return file;
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
