import { allChecks } from '../checks.ts';
import type { Command } from '../command.ts';

export const check: Command = {
  summary: 'Look at settings, secret, database, outbox, disk, pages and relay, and change nothing',
  usage: '[--site]',
  details: [
    'One line for each finding: ok, warn or fail; the exit code is 1 when something fails. The relay is greeted and',
    'logged in to, and gets no email. With --site the site is asked at PUBLIC_URL/healthz, through its proxy.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: { site: { type: 'boolean', description: 'ask the site at PUBLIC_URL, too' } },
  async run({ env, now, flag, report }) {
    const results = await allChecks(env, now, flag('site'));
    for (const result of results)
      await report(`${result.state.padEnd(4)}  ${result.check}: ${result.says}`, result);
    return results.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};
