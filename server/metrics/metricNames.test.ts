import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMeasuredSite } from '../../mocks/http/measuredSite.ts';
import { defaultSettings } from '../common/settings.ts';

let measured: Awaited<ReturnType<typeof makeMeasuredSite>>;
beforeEach(async () => {
  measured = await makeMeasuredSite();
});
afterEach(() => measured.testServer.close());

test('every name that the alerts and the dashboard use is one of a metric', async () => {
  await measured.openSite();
  const text = await measured.prometheus.text();
  const asked = ['alerts.yml', 'grafana.json'].flatMap((file) => {
    const content = readFileSync(join(process.cwd(), 'server/deploy', file), 'utf8').replaceAll(
      String.raw`\"`,
      '"',
    );
    return [...content.matchAll(/\b([a-z]\w+)\{job="site"/g)].map(([, name = '']) => name);
  });
  // `up` is Prometheus' own, and only Linux reports the open files.
  const names = new Set(asked.filter((name) => !['up', 'process_open_fds'].includes(name)));
  expect(names.size).toBeGreaterThan(15);
  const missing = [...names].filter(
    (name) => !new RegExp(`^# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `, 'm').test(text),
  );
  expect(missing).toEqual([]);
});

test('metrics of our own are all in the table of docs/operations.md', async () => {
  await measured.openSite();
  const names = Array.from(
    (await measured.prometheus.text()).matchAll(/^# TYPE (\w+) /gm),
    ([, name = '']) => name,
  );
  const ours = names.filter((name) => !/^(process|nodejs)_/.test(name));
  const table = readFileSync(join(process.cwd(), 'docs/operations.md'), 'utf8');
  expect(ours.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

test('each gate has an alert that fires before it is full', () => {
  const { hashing, upload, download } = defaultSettings;
  const limits = {
    'gate_waiting hashing': hashing.waiting,
    'gate_waiting storing': upload.waiting,
    'gate_running uploads': upload.total,
    'gate_running downloads': download.total,
  };
  const rules = readFileSync(join(process.cwd(), 'server/deploy/alerts.yml'), 'utf8');
  const found = rules.matchAll(/\b(gate_\w+)\{job="site", gate="(\w+)"\} > (\d+)/g);
  const thresholds = new Map(
    Array.from(found, ([, name, gate, value]) => [`${name} ${gate}`, Number(value)]),
  );
  expect([...thresholds.keys()]).toEqual(Object.keys(limits));
  for (const [gate, limit] of Object.entries(limits)) expect(thresholds.get(gate)).toBeLessThan(limit);
});
