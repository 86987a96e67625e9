import type { MiddlewareHandler } from 'hono';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { timeZoneHeader } from '../../../contract/calls.ts';
import { etagHeader, ifMatchHeader } from '../../../contract/preconditions.ts';
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

type Asked = {
  method: string | undefined;
  origin: string | undefined;
  /** What a preflight names as the method of the call it is about. */
  requestedMethod: string | undefined;
};

/** Whether a browser asks ahead of a call of another origin. An OPTIONS without that method is a call of its own. */
const isPreflight = ({ method, requestedMethod }: Asked): boolean =>
  method === 'OPTIONS' && requestedMethod !== undefined;

type CrossOriginAnswer = { isPreflight: boolean; headers: Record<string, string> };

/**
 * What an answer carries so that pages of the listed sites may read it: nothing where none is listed, and only that it
 * depends on the origin where another one asks. Not by `hono/cors`, which sees no request that is answered ahead of the
 * application, as when there is no room for it. `isPreflight`: with these headers alone the answer is whole, as a 204.
 */
export function crossOriginAnswerTo(asked: Asked, allowedOrigins: readonly string[]): CrossOriginAnswer {
  if (allowedOrigins.length === 0) return { isPreflight: false, headers: {} };
  const isAllowed = asked.origin !== undefined && allowedOrigins.includes(asked.origin);
  return {
    isPreflight: isPreflight(asked),
    headers: {
      Vary: 'Origin',
      ...(isAllowed && {
        'Access-Control-Allow-Origin': asked.origin,
        'Access-Control-Allow-Credentials': 'true',
        // That a session is over, how large a file may be, and which profile is stored.
        'Access-Control-Expose-Headers': ['WWW-Authenticate', uploadLimitHeader, etagHeader].join(','),
      }),
      ...(isAllowed &&
        isPreflight(asked) && {
          'Access-Control-Allow-Methods': 'GET,POST,PUT,OPTIONS',
          'Access-Control-Allow-Headers': [
            'Authorization',
            'Content-Type',
            timeZoneHeader,
            ifMatchHeader,
          ].join(','),
          'Access-Control-Max-Age': '600',
        }),
    },
  };
}

/** The same of a request of the application. */
export const crossOriginAnswerToRequest = ({ method, headers }: Request, allowedOrigins: readonly string[]) =>
  crossOriginAnswerTo(
    {
      method,
      origin: headers.get('origin') ?? undefined,
      requestedMethod: headers.get('access-control-request-method') ?? undefined,
    },
    allowedOrigins,
  );

/** Opens the API to the listed sites only. */
export function allowListedOrigins({ allowedOrigins }: Settings): MiddlewareHandler {
  return async (c, next) => {
    const answer = crossOriginAnswerToRequest(c.req.raw, allowedOrigins);
    if (answer.isPreflight) return new Response(null, { status: 204, headers: answer.headers });
    await next();
    for (const [name, value] of Object.entries(answer.headers)) c.res.headers.append(name, value);
    return undefined;
  };
}
