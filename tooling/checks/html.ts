import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(import.meta.dirname, '../..');
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

const javaHome = process.env['JAVA_HOME'];
const java = javaHome ? path.join(javaHome, 'bin/java') : 'java';

/**
 * What the checker reports and is right all the same: `field-sizing`, `allow-discrete`, `@starting-style`, the
 * positioning by anchors and animations that follow the scrolling are newer than its lists, and `autocomplete="sex"` stands on radio buttons.
 */
const accepted = [
  '.*field-sizing.*',
  '.*allow-discrete.*',
  '.*@starting-style.*',
  '.*position-anchor.*',
  '.*animation-(timeline|range).*',
  String.raw`.*“anchor\(.*`,
  '.*Attribute “autocomplete” is only allowed when the input type is.*',
];

/** The checker needs Java, which is not assumed. */
export const hasJava = (): boolean => spawnSync(java, ['-version']).status === 0;

/** Asks the W3C's checker about every prerendered page; it prints what it finds. True if that is nothing. */
export async function checkHtml(): Promise<boolean> {
  const dist = path.join(root, 'dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const args = ['-jar', checker, '--errors-only', '--filterpattern', accepted.join('|'), ...pages];
  const [code] = (await once(spawn(java, args, { cwd: dist, stdio: 'inherit' }), 'close')) as [number | null];
  return code === 0;
}
