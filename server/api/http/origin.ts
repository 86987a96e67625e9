import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { timeZoneHeader } from '../../../contract/calls.ts';
import { uploadLimitHeader } from '../../../contract/uploadLimit.ts';
import { HttpError } from '../../httpError.ts';
import type { ApiEnv } from './handler.ts';
import type { Settings } from '../../settings.ts';

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
      if (isForeign) throw new HttpError(403, serverMessages.foreign);
    }
    await next();
  };
}

/** Opens the API to the listed sites only. */
export function allowListedOrigins({ allowedOrigins }: Settings): MiddlewareHandler {
  const addHeaders = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'OPTIONS'],
    allowHeaders: ['Authorization', 'Content-Type', timeZoneHeader],
    // That a session is over, and how large a file may be.
    exposeHeaders: ['WWW-Authenticate', uploadLimitHeader],
    credentials: true,
    maxAge: 600,
  });
  return async (c, next) => {
    const isPreflight = c.req.header('access-control-request-method') !== undefined;
    if (c.req.method !== 'OPTIONS' || isPreflight) return addHeaders(c, next);
    // The library ends every OPTIONS itself, but one that is no preflight is a call of its own.
    await addHeaders(c, next);
    return next();
  };
}
