import { execFileSync } from 'node:child_process';
import path from 'node:path';

const builder = path.join(import.meta.dirname, '../../tooling/build/build.ts');

/** Builds a site for the tests if it is missing or out of date, in a process of its own. Throws when it fails. */
export function buildSite(...args: string[]): void {
  execFileSync(process.execPath, [builder, '--if-stale', ...args], { stdio: 'inherit' });
}

/** Before all tests: the site itself, so that apps that start side by side find it built. */
export default function setUp(): void {
  buildSite();
}
