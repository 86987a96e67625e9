import { serverMessages } from '../../contract/serverMessages.ts';
import { apiBase } from '../../contract/calls.ts';
import { crossOriginAnswerToRequest } from '../api/http/origin.ts';
import type { Settings } from '../common/settings.ts';
import { plainHeadersOf } from './securityHeaders.ts';

const json = 'application/json; charset=utf-8';

/** Whether a path belongs to the API, which answers everything in JSON. */
export const isOfApi = (path: string): boolean => path === apiBase || path.startsWith(`${apiBase}/`);

/** The response to any request between the opening of the port and that of the database. */
export function startingAnswerTo(
  request: Request,
  { publicUrl, allowedOrigins }: Pick<Settings, 'publicUrl' | 'allowedOrigins'>,
): Response {
  const { pathname } = new URL(request.url);
  const { isPreflight, headers } = crossOriginAnswerToRequest(request, allowedOrigins);
  // A browser hides a refused preflight from the page; the call that follows gets the 503.
  if (isPreflight && isOfApi(pathname))
    return new Response(null, { status: 204, headers: { ...plainHeadersOf(publicUrl), ...headers } });
  const answer = (status: number, type: string, body: string): Response =>
    new Response(body, {
      status,
      headers: {
        ...plainHeadersOf(publicUrl),
        ...(isOfApi(pathname) && headers),
        'Content-Type': type,
        'Cache-Control': 'no-store',
        ...(status === 503 && { 'Retry-After': '1' }),
      },
    });
  if (pathname === '/healthz') return answer(200, json, JSON.stringify({ status: 'ok' }));
  if (pathname === '/readyz') return answer(503, json, JSON.stringify({ status: 'unavailable' }));
  const message = serverMessages.starting;
  return isOfApi(pathname)
    ? answer(503, json, JSON.stringify({ message }))
    : answer(503, 'text/plain; charset=utf-8', `${message}\n`);
}
