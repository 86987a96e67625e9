import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { measurements } from './measurements.ts';
import type { Figure } from './bench.ts';

/**
 * Measures what load the server can take: `node server/load/main.ts [name…]`. Throughput of submissions and pages is
 * compared with a bare program in the same run, because machines differ. The load generator is a separate process; on
 * two cores it still takes one of them. Exit code 1 if a figure is missed.
 */
const site = path.join(import.meta.dirname, '../../dist');
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in measurements));
const isHelp = chosen.includes('--help');
if (isHelp || unknown.length > 0) {
  if (!isHelp) console.log(`There is no measurement ${unknown.join(', ')}.`);
  console.log(
    `node server/load/main.ts [name…] measures what load the server can take.\nNames: ${Object.keys(measurements).join(', ')}`,
  );
  process.exit(isHelp ? 0 : 2);
}
if (!existsSync(path.join(site, 'index.html'))) {
  console.log('The site has not been built yet: run “npm run build” first.');
  process.exit(2);
}

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const report = (figure: Figure): void => {
    figures.push(figure);
    console.log(`  ${figure.ok ? 'ok  ' : 'FAIL'} ${figure.what}: ${figure.seen} (wanted ${figure.wanted})`);
  };
  try {
    await measure({ folder, site, report });
  } catch (error) {
    report({ what: name, wanted: 'the measurement finishes', seen: String(error).slice(0, 200), ok: false });
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`The server, the load generator and the reference programs share ${cpus().length} cores.`);
console.table(figures.map(({ ok, ...figure }) => ({ ...figure, result: ok ? 'ok' : 'FAIL' })));
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);
