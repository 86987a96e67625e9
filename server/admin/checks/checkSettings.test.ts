import { makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { checkLinesOf } from '../../../mocks/admin/checkLines.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
});
afterEach(() => home.close());

test('a server that can be reached past its proxy is a warning', async () => {
  const behind = { TRUST_PROXY: '1', PUBLIC_URL: 'https://site.example.org' };
  expect(await checkLinesOf(home, ['settings', 'proxy'], behind)).toEqual([
    'ok    settings: are valid and consistent',
  ]);
  expect(await checkLinesOf(home, ['settings', 'proxy'], { ...behind, HOST: '0.0.0.0' })).toEqual([
    expect.stringContaining('warn  proxy: HOST accepts other computers although TRUST_PROXY is set'),
  ]);
  for (const HOST of ['127.0.0.1', '0.0.0.0'])
    expect(await checkLinesOf(home, ['settings', 'proxy'], { HOST })).toEqual([
      'ok    settings: are valid and consistent',
    ]);
  expect(await checkLinesOf(home, ['settings', 'proxy'], { PUBLIC_URL: 'http://site.example.org' })).toEqual([
    expect.stringContaining('warn  settings: PUBLIC_URL is not https'),
  ]);
});
