import { execFileSync } from 'node:child_process';
import path from 'node:path';

const builder = path.join(import.meta.dirname, '../../tooling/build/build.ts');

/**
 * Builds a site for the tests in a child process, if it is missing or out of date.
 * @throws when the build fails
 */
export function buildSite(...args: string[]): void {
  execFileSync(process.execPath, [builder, '--if-stale', ...args], { stdio: 'inherit' });
}

/** Builds the site before all tests, so that apps which start at the same time find it built. */
export default function setUp(): void {
  buildSite();
}
