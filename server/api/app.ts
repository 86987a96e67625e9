import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import { makeAuth } from './accounts/auth.ts';
import { drain } from './http/body.ts';
import { makeCodeCalls } from './codes/codeCalls.ts';
import { makeFileHandler } from './applications/files.ts';
import { makeForms } from './applications/submit.ts';
import { answer, Fault } from './http/http.ts';
import type { ApiEnv, Handler } from './http/http.ts';
import { makeMail } from './applications/mail.ts';
import { allowListedSites, refuseForeignSites } from './http/origin.ts';
import type { Policy } from './settings.ts';
import type { Ports } from './dependencies.ts';
import { makeProfile } from './accounts/profile.ts';
import { makeTokens } from './accounts/accessTokens.ts';

const wrongMethod =
  (allow: string): Handler =>
  async () => {
    throw new Fault(405, 'This address does not take that method.', { headers: { Allow: allow } });
  };

function faultOf(error: unknown, ports: Ports): Fault {
  if (error instanceof Fault) return error;
  const trouble = ports.store.troubleOf(error);
  if (trouble === 'full')
    return new Fault(507, 'There is no room left to store this. Please try again later.');
  if (trouble === 'unavailable')
    return new Fault(503, 'The service is not available at the moment. Please try again.', {
      headers: { 'Retry-After': '2' },
    });
  return new Fault(500, 'Something went wrong. Please try again.');
}

/** The whole API under /api as one `fetch(Request) => Response`: Node serves it, tests call it in memory. */
export function createApi(ports: Ports, policy: Policy): Hono<ApiEnv> {
  const { clock, log } = ports;
  const tokens = makeTokens(ports, policy);
  const handlers: Partial<Record<CallName, Handler>> = {
    ...makeCodeCalls(ports, policy),
    ...makeAuth(ports, policy, tokens),
    ...makeProfile(ports, policy, tokens),
    ...makeForms(ports, policy, tokens),
    ...makeMail(ports, policy),
  };

  const app = new Hono<ApiEnv>().basePath(apiBase);

  app.use(requestId());
  app.use(async (c, next) => {
    const start = clock.now();
    await next();
    await drain(c.req.raw, policy.body.drained);
    // Set here again: an answer made by the error handler does not keep it.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    log.info('request', {
      id: c.get('requestId'),
      method: c.req.method,
      call: c.get('call') ?? 'none',
      status: c.res.status,
      ms: clock.now() - start,
      account: c.get('account')?.id,
    });
  });
  if (policy.allowedOrigins.length > 0) app.use(allowListedSites(policy));
  app.use(refuseForeignSites(policy));

  const mount = (name: string, method: string, path: string, handler: Handler): void => {
    app.on(method, path, (c) => {
      c.set('call', name);
      return handler(c);
    });
    app.all(path, wrongMethod(method === 'GET' ? 'GET, HEAD' : method));
  };
  for (const [name, handler] of Object.entries(handlers)) {
    const { method, path } = calls[name as CallName];
    mount(name, method, path, handler);
  }
  mount('file', 'GET', '/files/:ref', makeFileHandler(ports, tokens));

  app.notFound(() => answer(404, { message: 'There is nothing at this address.' }));

  app.onError((error, c) => {
    const fault = faultOf(error, ports);
    const id = c.get('requestId');
    if (fault.status >= 500) log.error('failed', { id, status: fault.status, error: String(error) });
    const { fields, headers } = fault.details;
    const body = {
      message: fault.message,
      ...(fields && { fields }),
      ...(fault.status >= 500 && { requestId: id }),
    };
    return answer(fault.status, body, headers);
  });

  return app;
}
