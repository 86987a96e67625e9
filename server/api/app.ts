import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { serverMessages } from '../../contract/serverMessages.ts';
import { apiBase, calls } from '../../contract/calls.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import { uploadLimitHeader, uploadLimitOf } from '../../contract/uploadLimit.ts';
import { makeLogInHandler } from './accounts/logIn.ts';
import { makePasswordHashing } from './accounts/passwordHashing.ts';
import { makeSignUpHandler } from './accounts/signUp.ts';
import { makeResetPasswordHandler } from './passwordReset/resetPassword.ts';
import { discardBody, makeAnswersReader } from './http/body.ts';
import { makeCodeHandlers } from './codes/codeCalls.ts';
import { makeFileHandler } from './applications/files.ts';
import { makeSubmitHandlers } from './applications/submit.ts';
import { clientAddressOf, jsonResponse } from './http/handler.ts';
import { makeCallerPseudonyms } from './http/callerPseudonym.ts';
import { errorFieldsOf } from '../errorFields.ts';
import { HttpError } from '../httpError.ts';
import type { ApiEnv, Handler } from './http/handler.ts';
import { makeMailHandlers } from './applications/mail.ts';
import { allowListedOrigins, rejectCrossSiteRequests } from './http/origin.ts';
import type { Settings } from '../settings.ts';
import type { Dependencies } from '../dependencies.ts';
import { makeProfileHandlers } from './accounts/profile.ts';
import { makeAccessTokens } from './accounts/accessTokens.ts';

type Route = Pick<Call, 'method' | 'path' | 'body'>;

/** What a route takes, for `Allow`: Hono answers HEAD where there is GET, and a form with a file is asked by OPTIONS. */
function methodsOf({ method, body }: Route): string {
  if (method === 'GET') return 'GET, HEAD';
  return body === 'multipart' ? `${method}, OPTIONS` : method;
}

const wrongMethod =
  (allow: string): Handler =>
  async () => {
    throw new HttpError(405, serverMessages.wrongMethod, { headers: { Allow: allow } });
  };

function httpErrorOf(error: unknown, dependencies: Dependencies): HttpError {
  if (error instanceof HttpError) return error;
  const storeError = dependencies.store.storeErrorOf(error);
  if (storeError === 'full') return new HttpError(507, serverMessages.full);
  if (storeError === 'unavailable')
    return new HttpError(503, serverMessages.unavailable, {
      headers: { 'Retry-After': '2' },
    });
  return new HttpError(500, serverMessages.failed);
}

/** The whole API under /api as one `fetch(Request) => Response`: Node serves it, tests call it in memory. */
export function createApi(dependencies: Dependencies, settings: Settings): Hono<ApiEnv> {
  const { monotonicClock, log, metrics, secrets } = dependencies;
  const callerPseudonymOf = makeCallerPseudonyms(secrets);
  const tokens = makeAccessTokens(dependencies, settings);
  const hashing = makePasswordHashing(dependencies, settings);
  const readAnswers = makeAnswersReader(dependencies, settings);
  const handlers: Record<CallName, Handler> = {
    ...makeCodeHandlers(dependencies, settings),
    signUp: makeSignUpHandler(dependencies, settings, hashing),
    logIn: makeLogInHandler(dependencies, settings, hashing, tokens),
    resetPassword: makeResetPasswordHandler(dependencies, settings, hashing),
    ...makeProfileHandlers(dependencies, settings, tokens),
    ...makeSubmitHandlers(dependencies, settings, tokens, readAnswers),
    ...makeMailHandlers(dependencies, readAnswers),
  };

  const app = new Hono<ApiEnv>().basePath(apiBase);

  // Always ours: the log has it, and no caller writes into that.
  app.use(requestId({ headerName: '' }));
  app.use(async (c, next) => {
    const start = monotonicClock.now();
    await next();
    await discardBody(c.req.raw, settings.body.discardLimit, c.env?.discardUnread);
    // Set here again: an answer made by the error handler does not keep it.
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    const { method } = c.req;
    const { status } = c.res;
    const call = c.get('call') ?? 'none';
    const ms = Math.round(monotonicClock.now() - start);
    metrics.request(call, method, status, ms);
    log.info('request', {
      id: c.get('requestId'),
      method,
      call,
      status,
      ms,
      caller: callerPseudonymOf(clientAddressOf(c)),
      account: c.get('account')?.id,
    });
  });
  if (settings.allowedOrigins.length > 0) app.use(allowListedOrigins(settings));
  app.use(rejectCrossSiteRequests(settings));

  const tellUploadLimit =
    (allow: string): Handler =>
    async () =>
      new Response(null, {
        status: 204,
        headers: { Allow: allow, [uploadLimitHeader]: uploadLimitOf(settings.upload.maxSize) },
      });
  const mount = (name: string, route: Route, handler: Handler): void => {
    const { method, path, body } = route;
    app.on(method, path, (c) => {
      c.set('call', name);
      return handler(c);
    });
    const allow = methodsOf(route);
    if (body === 'multipart') app.options(path, tellUploadLimit(allow));
    app.all(path, wrongMethod(allow));
  };
  for (const [name, handler] of Object.entries(handlers)) mount(name, calls[name as CallName], handler);
  mount(
    'file',
    { method: 'GET', path: '/files/:ref', body: 'none' },
    makeFileHandler(dependencies, settings, tokens),
  );

  app.notFound(() => jsonResponse(404, { message: serverMessages.noAddress }));

  app.onError((error, c) => {
    const { status, message, details } = httpErrorOf(error, dependencies);
    const id = c.get('requestId');
    if (status >= 500) log.error('failed', { id, status, ...errorFieldsOf(error) });
    // JSON leaves out what is undefined.
    const body = {
      message,
      fields: details.fields,
      attemptsLeft: details.attemptsLeft,
      requestId: status >= 500 ? id : undefined,
      // The seconds of the header once more: scripts of another origin cannot read that.
      retryAfter: details.headers?.['Retry-After'] && Number(details.headers['Retry-After']),
    };
    return jsonResponse(status, body, details.headers);
  });

  return app;
}
