import { execFileSync } from 'node:child_process';
import path from 'node:path';

const builder = path.join(import.meta.dirname, '../../tooling/build/build.ts');

/** Builds a site for the tests if it is missing or out of date, in a process of its own. Throws when it fails. */
export function buildSite(...words: string[]): void {
  execFileSync(process.execPath, [builder, '--if-stale', ...words], { stdio: 'inherit' });
}

/** Before all tests: the site itself, so that products that start side by side find it ready. */
export default function setUp(): void {
  buildSite();
}
