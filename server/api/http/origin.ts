import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import { sentences } from '../../../contract/answers.ts';
import { timeZoneHeader } from '../../../contract/calls.ts';
import { HttpError } from './httpError.ts';
import type { ApiEnv } from './handler.ts';
import type { Settings } from '../settings.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a visitor's browser send. A call without an Origin does not come from a page (a
 * command line, a test) and carries nobody's cookies.
 */
export function rejectCrossSiteRequests(settings: Settings): MiddlewareHandler<ApiEnv> {
  const own = new Set([new URL(settings.publicUrl).origin, ...settings.allowedOrigins]);
  return async (c, next) => {
    if (!safe.has(c.req.method)) {
      const origin = c.req.header('origin');
      // Behind a proxy or on another port the page and the call still name the same host.
      const isOwn =
        origin !== undefined &&
        (own.has(origin) || (URL.canParse(origin) && new URL(origin).host === c.req.header('host')));
      const isForeign =
        (origin !== undefined && !isOwn) || (!isOwn && c.req.header('sec-fetch-site') === 'cross-site');
      if (isForeign) throw new HttpError(403, sentences.foreign);
    }
    await next();
  };
}

/** Opens the API to the listed sites only. */
export const allowListedOrigins = ({ allowedOrigins }: Settings): MiddlewareHandler =>
  cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['Authorization', 'Content-Type', timeZoneHeader],
    // Says that a session is over.
    exposeHeaders: ['WWW-Authenticate'],
    credentials: true,
    maxAge: 600,
  });
