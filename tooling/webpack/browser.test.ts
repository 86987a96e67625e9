import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import configure from '../../webpack.config.ts';
import { bundle } from '../build/bundle.ts';

const outputOf = (name: string, folder: string) =>
  configure({ folder }, {}).find((configuration) => configuration.name === name)?.output ?? {};

test('scripts of visitors and of the support team are in static/js and time out after 120 s', () => {
  const [visitors, support] = [outputOf('browser', '/site'), outputOf('support', '/site')];
  expect([visitors.path, support.path]).toEqual(['/site', '/site/static/js/support/']);
  for (const name of [visitors.filename, visitors.chunkFilename])
    expect(name).toMatch(/^static\/js\/\[name\]/);
  for (const { chunkLoadTimeout } of [visitors, support]) expect(chunkLoadTimeout).toBe(120_000);
});

describe('a build into a folder with an older one', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('deletes the older files, except the folder of the support team, which another process fills meanwhile', async () => {
    const site = path.join(folder, 'site');
    // Empty, because the other process has just made it and has not written a file yet.
    mkdirSync(path.join(site, 'static/js/support'), { recursive: true });
    writeFileSync(path.join(site, 'static/js/support.1234.chunk.js'), '');
    writeFileSync(path.join(folder, 'main.js'), '');
    const { clean } = outputOf('browser', site);
    const { close } = await bundle({
      mode: 'none',
      context: folder,
      entry: { main: './main.js' },
      output: { path: site, filename: 'static/js/[name].js', clean },
    });
    await close();
    expect(readdirSync(path.join(site, 'static/js'))).toEqual(['main.js', 'support']);
  });
});
