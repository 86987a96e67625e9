import { Hono } from 'hono';
import { createApi } from '../api/app.ts';
import type { ApiEnv } from '../api/http/http.ts';
import type { Policy } from '../api/settings.ts';
import type { Ports } from '../api/dependencies.ts';
import { securityHeadersOf } from './securityHeaders.ts';
import { makeOps } from './health.ts';
import { makeSearch } from './sitemap.ts';
import { makeStatic, pagesOf } from './staticFiles.ts';

type Surroundings = { siteFolder: string; showOutbox: boolean; isDraining: () => boolean };

/** API, operations and built site as one application on one origin. */
export async function makeSite(
  ports: Ports,
  policy: Policy,
  { siteFolder, ...ops }: Surroundings,
): Promise<Hono<ApiEnv>> {
  const headers = Object.entries(securityHeadersOf(policy.publicUrl));
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.header(name, value);
  });
  app.onError((error, c) => {
    ports.log.error('failed', { status: 500, error: String(error) });
    return c.text('Something went wrong. Please try again.\n', 500);
  });
  const api = createApi(ports, policy);
  app.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  app.route('/', makeOps(ports, policy, ops));
  const pages = Object.entries((await pagesOf(siteFolder))?.pages ?? {});
  const listed = pages.filter(([, page]) => page.listed).map(([address]) => address);
  app.route('/', makeSearch(policy.publicUrl, listed));
  app.route('/', await makeStatic(siteFolder));
  return app;
}
