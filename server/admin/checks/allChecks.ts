import { parseVariables } from '../../config/variables.ts';
import { sentenceOf } from '../errorSentence.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkDisk, checkReplaced } from './checkDataFolder.ts';
import { checkRelay, checkSite } from './checkNetwork.ts';
import { checkPages } from './checkPages.ts';
import { fail } from './checkResult.ts';
import type { Check, CheckResult, Subject } from './checkResult.ts';
import { checkSecret } from './checkSecret.ts';
import { checkSettings } from './checkSettings.ts';

type What = Pick<Subject, 'env' | 'now'> & {
  /** Whether the site is requested at its public address, too. */
  withSite: boolean;
};

/** Runs all checks, none of which changes anything. */
export async function allChecks({ env, now, withSite }: What): Promise<CheckResult[]> {
  const { values, problems } = parseVariables(env);
  // Without readable settings nothing else can be checked.
  if (problems.length > 0) return problems.map((problem) => fail('settings', problem));
  const subject = { env, values, now };
  const checks: Record<string, Check> = {
    settings: checkSettings,
    secret: checkSecret,
    database: checkDatabase,
    disk: checkDisk,
    replaced: checkReplaced,
    pages: checkPages,
    relay: checkRelay,
    ...(withSite && { site: checkSite }),
  };
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        return await check(subject);
      } catch (error) {
        // A check that fails must not hide the results of the others.
        return [fail(name, sentenceOf(error))];
      }
    }),
  );
  return answers.flat();
}
