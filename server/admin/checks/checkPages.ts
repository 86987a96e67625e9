import { siteProblemOf } from '../../http/siteProblem.ts';
import { fail, ok, warn } from './checkResult.ts';
import type { CheckResult, Subject } from './checkResult.ts';

/**
 * Missing pages are only a warning where they may be: on a host of the API alone, which other sites call, and outside
 * of production, where “npm start” builds them.
 */
export async function checkPages({ values }: Subject): Promise<CheckResult[]> {
  const { SITE_DIR, NODE_ENV, ALLOWED_ORIGINS } = values;
  const problem = await siteProblemOf(SITE_DIR);
  if (problem === undefined) return [ok('pages', `all of them are in ${SITE_DIR}`)];
  const isMeant = NODE_ENV !== 'production' || ALLOWED_ORIGINS.length > 0;
  return [isMeant ? warn('pages', problem) : fail('pages', problem)];
}
