import { Hono } from 'hono';
import { serverMessages } from '../../contract/serverMessages.ts';
import { apiBase } from '../../contract/calls.ts';
import { createApi } from '../api/app.ts';
import { jsonResponse } from '../api/http/handler.ts';
import type { ApiEnv } from '../api/http/handler.ts';
import { errorFieldsOf } from '../common/errorText.ts';
import type { Settings } from '../common/settings.ts';
import type { Dependencies } from '../api/dependencies.ts';
import { plainPolicy, securityHeadersOf } from './securityHeaders.ts';
import { makeHealthRoutes } from './health.ts';
import type { HealthSources } from './health.ts';
import { isOfApi } from './starting.ts';
import { countRequests } from './countRequests.ts';
import { makeMetricsRoutes } from './metricsRoutes.ts';
import { makeOutboxRoutes } from './outbox/outboxRoutes.ts';
import { readPagesManifest } from './pagesManifest.ts';
import { makeSitemapRoutes } from './sitemap.ts';
import { makeStaticFiles } from './staticFiles.ts';
import { makeWellKnownRoutes } from './wellKnown.ts';

type SiteOptions = HealthSources & {
  siteFolder: string;
  /** Whether direct requests may read the outbox. It must be hidden where others could read it: emails hold codes. */
  showOutbox: boolean;
  /** The text of /metrics, for callers that know the token; without a token the address does not exist. */
  metrics?: { text: () => Promise<string>; token: string };
};

type Bindings = ApiEnv['Bindings'];
export type Site = {
  fetch(request: Request, env: Bindings): Response | Promise<Response>;
  /** Fetches a path without a network, for tests and tools. */
  request(path: string, init?: RequestInit, env?: Bindings): Promise<Response>;
};

/** Joins the API, the operators' addresses and the built site in one application on one origin. */
export async function makeSite(
  dependencies: Dependencies,
  settings: Settings,
  { siteFolder, showOutbox, isDraining, isWritable, metrics }: SiteOptions,
): Promise<Site> {
  const headers = securityHeadersOf(settings.publicUrl);
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    await next();
    // Not with `c.header`, which would make a new response from the body of this one.
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    if (!c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', plainPolicy);
  });
  app.use(countRequests(dependencies.metrics, dependencies.monotonicClock));
  app.onError((error, c) => {
    dependencies.log.error('failed', { status: 500, ...errorFieldsOf(error) });
    const message = serverMessages.failed;
    return isOfApi(c.req.path) ? jsonResponse(500, { message }) : c.text(`${message}\n`, 500);
  });
  const api = createApi(dependencies, settings);
  app.all(`${apiBase}/*`, (c) => api.fetch(c.req.raw, c.env));
  app.route('/', makeHealthRoutes(dependencies, { isDraining, isWritable }));
  if (metrics?.token) app.route('/', makeMetricsRoutes(metrics));
  if (showOutbox) app.route('/', makeOutboxRoutes(dependencies, settings));
  const manifest = await readPagesManifest(siteFolder);
  const pages = Object.entries(manifest?.pages ?? {});
  const listed = pages.filter(([, page]) => page.listed).map(([address]) => address);
  app.route('/', makeSitemapRoutes(settings.publicUrl, listed));
  app.route('/', makeWellKnownRoutes());
  const { routes, quickAnswerTo } = await makeStaticFiles(siteFolder, manifest, headers);
  app.route('/', routes);

  const { monotonicClock } = dependencies;
  function fetch(request: Request, env: Bindings): Response | Promise<Response> {
    const start = monotonicClock.now();
    const answer = quickAnswerTo(request);
    if (!answer) return app.fetch(request, env);
    dependencies.metrics.request('page', request.method, answer.status, monotonicClock.now() - start);
    return answer;
  }
  return {
    fetch,
    request: async (path, init, env) => fetch(new Request(`http://localhost${path}`, init), env),
  };
}
