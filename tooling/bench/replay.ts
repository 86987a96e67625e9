import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { environmentExample } from '../../src/testing/traces/environmentExample.ts';
import { recordedWalk } from '../../src/testing/traces/recordedWalk.ts';
import { readTrace } from '../../src/trace/reading/readTrace.ts';
import { writeTrace } from '../../src/trace/file/writeTrace.ts';
import { benchmarkBrowsers, chromiumFlags, chromiumPath } from '../machine/chromium.ts';
import { medianOf, percentileOf } from './figures.ts';
import type { Figures } from './figures.ts';
import { run } from './replay/run.ts';
import type { Press, Run } from './replay/run.ts';
import { serve } from './serve.ts';
import { before, ours } from './sites.ts';
import { tableOf } from './table.ts';

const help = `What a step costs on the support team's screen: a trace of 1,000 steps is opened in Chromium, on this checkout and on the
commit before in turns, and gone through by real keys and presses on the line. Leave the machine alone meanwhile.

  BASE=HEAD~1   the commit that \`before\` is; it is built once and kept in .cache/bench
  ROUNDS=3      how often each site is gone through
  STEPS=120     made one by one from the start
  JUMPS=40      made to places all over the trace, the same ones each time
  SITES=ours    only one of the sites

work    of the main thread, from the task that hears the press to the one that makes the picture, by Chromium's own record:
        the time that a processor had for it, so that waiting for the display, or for another program, is none
shown   from the press to the first picture in which the page stands, up to 16 ms of it the display's rhythm`;

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit(0);
}

const length = 1000;
const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const [rounds, steps, jumpCount] = [numberOf('ROUNDS', 3), numberOf('STEPS', 120), numberOf('JUMPS', 40)];
const chosen = (process.env['SITES'] ?? 'before,ours').split(',');

/** Number of steps that are cut off at the start: before the first page has opened there is nothing to show. */
const withoutPage = 1;
const { recording, now } = recordedWalk(length + withoutPage);
const { text } = writeTrace({ ...recording, steps: recording.steps.slice(withoutPage) }, now, {
  environment: environmentExample,
});
const { trace } = await readTrace(text);
if (!trace) throw new Error('The trace cannot be read.');
/** Positions spread over the whole trace, the same in each run: 619 and the length have no common divisor. */
const jumps = Array.from({ length: jumpCount }, (_, at) => ((at + 1) * 619) % length);

const pathAt = (position: number) => trace.snapshotAt(position - 1).navigation.path;
const opensPage = ({ to }: Press) => pathAt(to) !== pathAt(to - 1);

/** Rows of a kind of press: the median and the 95th percentile of each figure. */
function rowsOf(kind: string, presses: readonly Press[]): Figures {
  const names = [...new Set(presses.flatMap(({ figures }) => Object.keys(figures)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = presses.flatMap(({ figures }) => figures[name] ?? []);
      const [median, most] = [medianOf(values), percentileOf(values, 95)];
      return [
        [`${kind} (${values.length}): ${name}, median ms`, median ?? 0],
        [`${kind} (${values.length}): ${name}, p95 ms`, most ?? 0],
      ];
    }),
  );
}

function figuresOf(runs: readonly Run[]): Figures {
  const allSteps = runs.flatMap((each) => each.steps);
  return {
    'opened, median ms': medianOf(runs.map(({ opened }) => opened)) ?? 0,
    ...rowsOf('all steps', allSteps),
    ...rowsOf(
      'step within a page',
      allSteps.filter((press) => !opensPage(press)),
    ),
    ...rowsOf('step that opens a page', allSteps.filter(opensPage)),
    ...rowsOf(
      'jump',
      runs.flatMap((each) => each.jumps),
    ),
  };
}

/** The twelve steps with the most work, each by its median over the rounds. */
function slowestOf(runs: readonly Run[]): string {
  const steppedTo = Map.groupBy(
    runs.flatMap((each) => each.steps),
    ({ to }) => to,
  );
  const slowest = [...steppedTo]
    .map(([to, presses]) => ({ to, work: medianOf(presses.map(({ figures }) => figures['work'] ?? 0)) ?? 0 }))
    .toSorted((one, other) => other.work - one.work)
    .slice(0, 12);
  return slowest
    .map(
      ({ to, work }) =>
        `${work.toFixed(1).padStart(7)} ms  ${trace?.steps[to - 1]?.type} #${to} on ${pathAt(to)}`,
    )
    .join('\n');
}

const sites = [
  ...(chosen.includes('before') ? [before(process.env['BASE'] ?? 'HEAD~1')] : []),
  ...(chosen.includes('ours') ? [ours()] : []),
];
const served = await Promise.all(sites.map(async ({ name, folder }) => ({ name, ...(await serve(folder)) })));
const browser = await chromium.launch({
  executablePath: chromiumPath(false, benchmarkBrowsers, () => {}),
  args: chromiumFlags,
});
const runs: Record<string, Run[]> = Object.fromEntries(served.map(({ name }) => [name, []]));
try {
  for (let round = 1; round <= rounds; round += 1)
    for (const { name, url } of served) {
      console.log(`Round ${round} of ${rounds}: ${name}`);
      runs[name]?.push(await run(browser, url, { trace: text, length, steps, jumps }));
    }
} finally {
  await browser.close();
  await Promise.all(served.map(({ stop }) => stop()));
}
const figures = Object.fromEntries(Object.entries(runs).map(([name, each]) => [name, figuresOf(each)]));
console.log(`\n${rounds} rounds, ${cpus().length} cores\n\n${tableOf(figures, served[0]?.name ?? '', 1)}`);
for (const [name, each] of Object.entries(runs)) console.log(`\nMost work, ${name}:\n${slowestOf(each)}`);
