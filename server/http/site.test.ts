import { installBuiltSite } from '../../mocks/http/builtSite.ts';

const { currentServer, openSite, request, get } = installBuiltSite();

test('the sitemap names the pages that are to be found', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const { publicUrl } = currentServer().settings;
  expect(sitemap.match(/(?<=<loc>).*(?=<\/loc>)/g)).toEqual([`${publicUrl}/`]);
});

test('password managers find the page on which a password is changed, and a 404 at the address they probe', async () => {
  const response = await get('/.well-known/change-password');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/forgot-password');
  // By this address they find out whether a site answers missing addresses with 404.
  const missing = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await get(missing)).status).toBe(404);
});

test('an operator reads the outbox by direct requests only, and only where it is switched on', async () => {
  const direct = { direct: true };
  expect((await request('/outbox', {}, direct)).status).toBe(200);
  expect((await get('/outbox')).status).toBe(404);
  await openSite({ showOutbox: false });
  expect((await request('/outbox', {}, direct)).status).toBe(404);
  expect((await request('/outbox.json', {}, direct)).status).toBe(404);
});
