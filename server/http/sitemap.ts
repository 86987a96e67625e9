import { Hono } from 'hono';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Serves /sitemap.xml and /robots.txt. Made here and not at build time, because only the running server knows its own
 * address.
 *
 * @param publicUrl address of the site as visitors see it, without a slash at its end
 * @param addresses paths of the pages that search engines should find
 */
export function makeSitemapRoutes(publicUrl: string, addresses: readonly string[]): Hono {
  const lines = addresses.map((address) => `  <url><loc>${escaped(publicUrl + address)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
  const app = new Hono();
  app.get('/sitemap.xml', (c) => c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8' }));
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  return app;
}
