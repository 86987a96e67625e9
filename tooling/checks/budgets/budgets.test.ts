import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import addDummyRoutes, { dummyRoutes } from './dummyRoutes.ts';
import { report } from './budgets.ts';

/** Random text, which brotli shortens by a quarter only. */
const noise = (bytes: number) => randomBytes(bytes * 0.75).toString('base64');

const page = (head = '', body = '') =>
  `<!doctype html><html><head>${head}<script>["/static/js/main.1.js"]</script><style>a{}</style></head><body><h1></h1>${body}</body></html>`;

/** The output of the check for a site of these two pages; the second one is a content page. */
function reportOn(home: string, terms = page()): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  const files: Record<string, string> = {
    'index.html': home,
    'terms.html': terms,
    '404.html': page(),
    'static/js/main.1.js': 'main()',
    'static/js/large.2.js': noise(200_000),
    'static/media/small.woff2': noise(20_000),
    'static/media/large.woff2': noise(30_000),
    'pages.json': JSON.stringify({
      pages: { '/': { file: 'index.html', listed: true }, '/terms': { file: 'terms.html', listed: true } },
      notFound: { file: '404.html', listed: false },
    }),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, 'latin1');
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, 'pages.ts'), folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  expect(stderr).toBe('');
  expect(status).toBe(stdout.includes('OVER') ? 1 : 0);
  return stdout;
}

const preload = (font: string) => `<link rel="preload" href="/static/media/${font}.woff2" as="font">`;

test('a small site is within every budget of its files', () => {
  expect(reportOn(page(preload('small') + preload('small')))).not.toContain('OVER');
});

test.each([
  ['HTML of the home page', page('', noise(28_000)), page()],
  ['HTML of any other page', page(), page('', noise(23_000))],
  ['HTML up to the first heading', page(noise(20_000)), page()],
  ['inline styles of a page', page(`<style>${noise(16_000)}</style>`), page()],
  ['size of the preloaded fonts', page(preload('small') + preload('large')), page()],
  ['number of preloaded fonts', page(preload('small').repeat(3)), page()],
  ['render-blocking requests', page('<link rel="stylesheet" href="/a.css">'), page()],
  ['render-blocking requests', page('<script src="/static/js/main.1.js"></script>'), page()],
  ['initial scripts of the home page', page('<script>["/static/js/large.2.js"]</script>'), page()],
  ['initial scripts of a content page', page(), page('<script>["/static/js/large.2.js"]</script>')],
])('a site over the budget for %s fails the check', (budget, home, terms) => {
  expect(reportOn(home, terms)).toMatch(new RegExp(`^OVER {2}${budget} {2}`, 'm'));
});

test('a budget is reported in one line: the worst figure, and how many others exceed the budget', () => {
  const { lines, over } = report([
    { budget: 'fontPreloads', at: '/a', value: 3 },
    { budget: 'fontPreloads', at: '/b', value: 5 },
    { budget: 'fontPreloads', at: '/c', value: 2 },
    { budget: 'blockingRequests', at: '/c', value: 0 },
  ]);
  expect(lines).toHaveLength(2);
  expect(over).toEqual([expect.stringMatching(/^OVER .* 5 of 2 files +\/b and 1 more$/)]);
});

test('dummy routes are added to a table after the page they are copied from', () => {
  const grown = addDummyRoutes("const paths = {\n  home: '/',\n  shop: '/shop',\n  login: '/login',\n};\n");
  expect(grown).toContain("  shop: '/shop',\n  riverLedger: '/river-ledger',\n  riverHarbour:");
  expect(grown.match(/^ {2}\w+:/gm)).toHaveLength(3 + dummyRoutes.length);
  expect(() => addDummyRoutes('const paths = {};')).toThrow(/no entry “shop”/);
});
