import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodeOf } from '../machine/exitCodeOf.ts';

const root = path.join(import.meta.dirname, '../..');
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

const javaHome = process.env['JAVA_HOME'];
const java = javaHome ? path.join(javaHome, 'bin/java') : 'java';

/**
 * Reports of the checker that are no faults of the pages: `field-sizing`, `allow-discrete`, `@starting-style`, anchor
 * positioning, container queries and scroll-driven animations are newer than its lists, and `autocomplete="sex"` is on radio
 * buttons.
 */
const accepted = [
  '.*field-sizing.*',
  '.*allow-discrete.*',
  '.*@starting-style.*',
  '.*position-anchor.*',
  '.*(container-type|@container).*',
  '.*animation-(timeline|range).*',
  String.raw`.*“anchor\(.*`,
  '.*Attribute “autocomplete” is only allowed when the input type is.*',
];

/** Whether Java is installed, which the checker needs. */
export const hasJava = (): boolean => spawnSync(java, ['-version']).status === 0;

/** Runs the W3C's checker on every prerendered page; the checker prints its findings. Returns whether there are none. */
export async function checkHtml(): Promise<boolean> {
  const dist = path.join(root, 'dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const args = ['-jar', checker, '--errors-only', '--filterpattern', accepted.join('|'), ...pages];
  return (await exitCodeOf(spawn(java, args, { cwd: dist, stdio: 'inherit' }))) === 0;
}
