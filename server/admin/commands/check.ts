import { allChecks } from '../checks/allChecks.ts';
import type { Command } from '../command.ts';

export const check: Command = {
  summary: 'Check settings, secret, database, outbox, disk, pages and relay, changing nothing',
  usage: '[--site]',
  details: [
    'Prints one line per result: ok, warn or fail. The exit code is 1 if anything fails. Connects and logs in to the',
    'relay but sends no email. With --site it also requests PUBLIC_URL/healthz, through the proxy.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: { site: { type: 'boolean', description: 'also request the site at PUBLIC_URL' } },
  quotesSettings: true,
  async run({ env, now, flag, report }) {
    const results = await allChecks({ env, now, withSite: flag('site') });
    for (const result of results)
      await report(`${result.state.padEnd(4)}  ${result.check}: ${result.says}`, result);
    return results.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};
