import { isLoopback } from '../../common/isLoopback.ts';
import { problemsOf } from '../../config/config.ts';
import { warningsOf } from '../../config/rules.ts';
import { fail, ok, warn } from './checkResult.ts';
import type { CheckResult, Subject } from './checkResult.ts';

export function checkSettings({ env, values }: Subject): CheckResult[] {
  const problems = problemsOf(env);
  if (problems.length > 0) return problems.map((problem) => fail('settings', problem));
  const { PUBLIC_URL, TRUST_PROXY, HOST } = values;
  const found = warningsOf(values).map((warning) => warn('settings', warning));
  if (PUBLIC_URL.startsWith('https:') && TRUST_PROXY === 0)
    found.push(
      warn(
        'proxy',
        'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY=0 counts all visitors as one caller.',
      ),
    );
  if (TRUST_PROXY > 0 && !isLoopback(HOST))
    found.push(
      warn(
        'proxy',
        'HOST accepts other computers although TRUST_PROXY is set: whoever bypasses the proxy can forge an address.',
      ),
    );
  return found.length > 0 ? found : [ok('settings', 'are valid and consistent')];
}
