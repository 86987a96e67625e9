import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { thrownMessageOf } from '../../server/common/errorText.ts';
import { benchmarkBrowsers, chromiumFlags, chromiumPath } from '../machine/chromium.ts';
import { mediansOf } from './figures.ts';
import type { Figures } from './figures.ts';
import { serve } from './serve.ts';
import type { Served } from './serve.ts';
import { anchor, before, ours, withoutPrerendering } from './sites.ts';
import type { Site } from './sites.ts';
import { tableOf } from './table.ts';
import { measure, slow, unthrottled } from './visit.ts';

const help = `npm run bench: what a visitor waits for, on this site and on others beside it, in turns, on a phone of 412 × 823.

Compared are \`before\` (the commit before), \`ours\` (this checkout), \`csr\` (ours without prerendered pages) and, if named,
\`anchor\`. Ratios are to the anchor, without one to \`before\`. Leave the machine alone meanwhile: ratios of one run count.

  BASE=HEAD~1      the commit that \`before\` is; it is built once and kept in .cache/bench
  ANCHOR=folder    any static site; where it has no page of that address, its home page stands for it
  ROUNDS=5         how often each site is visited; shown are medians
  ROUTES=/         addresses to measure, with commas: /,/careers,/job-application
  SITES=ours,csr   only some of the sites

before load          what is asked for until the load event, brotli and headers included; what comes later is until idle
blocking after FCP   what exceeds 50 ms of each task after the first paint
menu answers at      the menu button is tapped from the first paint on: when the menu is open
tap latency          of the menu button, once the page is idle
route change, back   from the tap on the first link of the footer until the other page's heading is painted
style recalculation, layout, tasks   of the main thread until idle`;

const siteNames = ['before', 'ours', 'csr', 'anchor'];

/** What the command line and the environment ask for. @throws with one sentence for a person */
function askedFor() {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  const { ROUNDS = '5', ROUTES = '/', SITES = siteNames.join(','), BASE = 'HEAD~1', ANCHOR } = process.env;
  const [routes, chosen] = [ROUTES.split(','), SITES.split(',')];
  const unknownRoute = routes.find((route) => !(Object.values(paths) as string[]).includes(route));
  if (unknownRoute !== undefined) throw new Error(`ROUTES: the site has no page “${unknownRoute}”.`);
  const unknownSite = chosen.find((name) => !siteNames.includes(name));
  if (unknownSite !== undefined)
    throw new Error(`SITES: there is no “${unknownSite}”, only ${siteNames.join(', ')}.`);
  if (!/^[1-9]\d{0,2}$/.test(ROUNDS))
    throw new Error(`ROUNDS must be a number from 1 to 999, not “${ROUNDS}”.`);
  return { isHelp: values.help, rounds: Number(ROUNDS), routes, chosen, base: BASE, anchorFolder: ANCHOR };
}

function readArguments() {
  try {
    return askedFor();
  } catch (error) {
    console.error(thrownMessageOf(error));
    return process.exit(2);
  }
}

const { isHelp, rounds, routes, chosen, base, anchorFolder } = readArguments();
if (isHelp) {
  console.log(help);
  process.exit(0);
}

function compared(): Site[] {
  const built = ours();
  return [
    ...(anchorFolder && chosen.includes('anchor') ? [anchor(anchorFolder)] : []),
    ...(chosen.includes('before') ? [before(base)] : []),
    ...(chosen.includes('ours') ? [built] : []),
    ...(chosen.includes('csr') ? [withoutPrerendering(built)] : []),
  ];
}

const addressOf = ({ folder }: Site, { url }: Served, route: string) =>
  url + (existsSync(path.join(folder, route, 'index.html')) ? route : '/');

const sites = await Promise.all(compared().map(async (site) => ({ site, served: await serve(site.folder) })));
const executablePath = chromiumPath(false, benchmarkBrowsers, () => {});
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  for (const route of routes) {
    for (const conditions of [slow, unthrottled]) {
      const visits: Record<string, Figures[]> = Object.fromEntries(sites.map(({ site }) => [site.name, []]));
      for (let round = 1; round <= rounds; round += 1)
        for (const { site, served } of sites) {
          console.log(`${route}, ${conditions.name}, round ${round} of ${rounds}: ${site.name}`);
          visits[site.name]?.push(await measure(browser, addressOf(site, served, route), conditions));
        }
      const medians = Object.fromEntries(
        Object.entries(visits).map(([name, figures]) => [name, mediansOf(figures)]),
      );
      console.log(`\n${route}, ${conditions.name}; medians of ${rounds}, ${cpus().length} cores\n`);
      console.log(`${tableOf(medians, sites[0]?.site.name ?? '')}\n`);
    }
  }
} finally {
  await browser.close();
  await Promise.all(sites.map(({ served }) => served.stop()));
}
