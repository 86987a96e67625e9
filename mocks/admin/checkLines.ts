import type { AdminHome } from './adminFixtures.ts';

/** Runs the check. Returns its output lines about these parts. */
export async function checkLinesOf(
  home: AdminHome,
  parts: readonly string[],
  env: Record<string, string> = {},
  ...options: string[]
): Promise<string[]> {
  const { out } = await home.adminWith(env, 'check', ...options);
  return out.split('\n').filter((line) => parts.includes(/^\w+ +(\w+):/.exec(line)?.[1] ?? ''));
}
