import { makeSitemapRoutes } from './sitemap.ts';

const app = makeSitemapRoutes('https://kolam.example', ['/', '/services/AI-solutions']);

test('the sitemap names every page with the public address of this server', async () => {
  const response = await app.request('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const found = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toEqual(['https://kolam.example/', 'https://kolam.example/services/AI-solutions']);
});

test('robots.txt says where the sitemap is', async () => {
  const text = await (await app.request('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).toContain('Sitemap: https://kolam.example/sitemap.xml');
});
