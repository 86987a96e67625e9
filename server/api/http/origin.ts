import type { MiddlewareHandler } from 'hono';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { timeZoneHeader } from '../../../contract/calls.ts';
import { etagHeader, ifMatchHeader } from '../../../contract/preconditions.ts';
import { uploadLimitHeader } from '../../../contract/files/uploadLimit.ts';
import { HttpError } from '../../common/httpError.ts';
import type { ApiEnv } from './handler.ts';
import type { Settings } from '../../common/settings.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that another site makes a visitor's browser send. A call without an Origin does not come from a page
 * but from a command line or a test, which sends nobody's cookies.
 */
export function rejectCrossSiteRequests(settings: Settings): MiddlewareHandler<ApiEnv> {
  const own = new Set([new URL(settings.publicUrl).origin, ...settings.allowedOrigins]);
  return async (c, next) => {
    if (!safe.has(c.req.method)) {
      const origin = c.req.header('origin');
      // Behind a proxy or on another port than `publicUrl`, the Origin of the page still equals the Host of the call.
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

type CorsRequest = {
  method: string | undefined;
  origin: string | undefined;
  /** Access-Control-Request-Method: the method of the call that a preflight is for. */
  requestedMethod: string | undefined;
};

/** Whether the request is a CORS preflight. An OPTIONS without a requested method is a call of its own. */
const isPreflight = ({ method, requestedMethod }: CorsRequest): boolean =>
  method === 'OPTIONS' && requestedMethod !== undefined;

type CrossOriginAnswer = { isPreflight: boolean; headers: Record<string, string> };

/**
 * The CORS headers of an answer: none if no site is listed, only `Vary` for an origin that is not listed. `hono/cors`
 * cannot do it, because it never sees requests that are answered before they reach the application, such as a 503 when
 * the server is full. `isPreflight`: the answer is a 204 with these headers alone.
 */
export function crossOriginAnswerTo(
  request: CorsRequest,
  allowedOrigins: readonly string[],
): CrossOriginAnswer {
  if (allowedOrigins.length === 0) return { isPreflight: false, headers: {} };
  const isAllowed = request.origin !== undefined && allowedOrigins.includes(request.origin);
  return {
    isPreflight: isPreflight(request),
    headers: {
      Vary: 'Origin',
      ...(isAllowed && {
        'Access-Control-Allow-Origin': request.origin,
        'Access-Control-Allow-Credentials': 'true',
        // They say that a session is over, how large a file may be, and which version of the profile is stored.
        'Access-Control-Expose-Headers': ['WWW-Authenticate', uploadLimitHeader, etagHeader].join(','),
      }),
      ...(isAllowed &&
        isPreflight(request) && {
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

/** `crossOriginAnswerTo` for a `Request` of the application. */
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
