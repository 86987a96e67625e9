import { Hono } from 'hono';
import type { ErrorHandler, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { serverMessages } from '../../contract/serverMessages.ts';
import { apiBase, calls } from '../../contract/calls.ts';
import type { Call, CallName } from '../../contract/calls.ts';
import { keysOf } from '../../contract/keysOf.ts';
import { uploadLimitHeader, uploadLimitOf } from '../../contract/files/uploadLimit.ts';
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
import { errorFieldsOf } from '../common/errorText.ts';
import { busyRetryAfter, HttpError } from '../common/httpError.ts';
import type { ApiEnv, Handler } from './http/handler.ts';
import { makeMailHandlers } from './applications/mail.ts';
import { allowListedOrigins, rejectCrossSiteRequests } from './http/origin.ts';
import type { Settings } from '../common/settings.ts';
import type { Dependencies } from './dependencies.ts';
import { makeProfileHandlers } from './accounts/profile.ts';
import { makeAccessTokens } from './accounts/accessTokens.ts';

type Route = Pick<Call, 'method' | 'path' | 'body'>;

/** The `Allow` header of a route. Hono answers HEAD where there is GET; OPTIONS asks a form for its upload limit. */
function methodsOf({ method, body }: Route): string {
  if (method === 'GET') return 'GET, HEAD';
  return body === 'multipart' ? `${method}, OPTIONS` : method;
}

function httpErrorOf(error: unknown, dependencies: Dependencies): HttpError {
  if (error instanceof HttpError) return error;
  const storeError = dependencies.store.storeErrorOf(error);
  if (storeError === 'full') return new HttpError(507, serverMessages.full);
  if (storeError === 'unavailable')
    return new HttpError(503, serverMessages.unavailable, { retryAfter: busyRetryAfter });
  return new HttpError(500, serverMessages.failed);
}

/** The error to log: the cause of an `HttpError` tells the operator more than its message, which is for the visitor. */
const reasonOf = (error: unknown): unknown => (error instanceof HttpError ? (error.cause ?? error) : error);

/** Answers every failure with JSON `{message}`. A 5xx is logged, and the answer has the request id of that log line. */
const answerFailures =
  (dependencies: Dependencies): ErrorHandler<ApiEnv> =>
  (error, c) => {
    const { status, message, details } = httpErrorOf(error, dependencies);
    const { fields, attemptsLeft, retryAfter, headers } = details;
    const id = c.get('requestId');
    if (status >= 500) dependencies.log.error('failed', { id, status, ...errorFieldsOf(reasonOf(error)) });
    // JSON.stringify leaves out properties that are undefined.
    const body = {
      message,
      fields,
      attemptsLeft,
      requestId: status >= 500 ? id : undefined,
      // Repeats the header, which scripts of another origin cannot read.
      retryAfter,
    };
    return jsonResponse(status, body, {
      ...headers,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    });
  };

/** Counts and logs every request, once its answer is known and no more of its body is discarded. */
function recordRequests(
  { monotonicClock, log, metrics, secrets }: Dependencies,
  { body }: Settings,
): MiddlewareHandler<ApiEnv> {
  const callerPseudonymOf = makeCallerPseudonyms(secrets);
  return async (c, next) => {
    const start = monotonicClock.now();
    await next();
    await discardBody(c.req.raw, body, c.env?.discardUnread);
    // Set here again, because an answer by the error handler does not have it.
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
  };
}

/** Mounts a call at its route, which answers 405 to any other method. */
function mount(app: Hono<ApiEnv>, name: string, route: Route, handler: Handler): void {
  app.on(route.method, route.path, (c) => {
    c.set('call', name);
    return handler(c);
  });
  app.all(route.path, async () => {
    throw new HttpError(405, serverMessages.wrongMethod, { headers: { Allow: methodsOf(route) } });
  });
}

/** Answers OPTIONS for a form with a file: a header says how large the file may be. */
const makeUploadLimitHandler =
  (route: Route, { upload }: Settings): Handler =>
  async () =>
    new Response(null, {
      status: 204,
      headers: { Allow: methodsOf(route), [uploadLimitHeader]: uploadLimitOf(upload.maxSize) },
    });

const fileRoute: Route = { method: 'GET', path: '/files/:ref', body: 'none' };

/** The whole API under /api as one `fetch(Request) => Response`, which Node serves and tests call in memory. */
export function createApi(dependencies: Dependencies, settings: Settings): Hono<ApiEnv> {
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
  // The id is always generated here: it is logged, and a caller must not be able to write into the log.
  app.use(requestId({ headerName: '' }));
  app.use(recordRequests(dependencies, settings));
  if (settings.allowedOrigins.length > 0) app.use(allowListedOrigins(settings));
  app.use(rejectCrossSiteRequests(settings));
  for (const name of keysOf(handlers)) {
    const route = calls[name];
    if (route.body === 'multipart') app.options(route.path, makeUploadLimitHandler(route, settings));
    mount(app, name, route, handlers[name]);
  }
  mount(app, 'file', fileRoute, makeFileHandler(dependencies, settings, tokens));
  app.notFound(() => jsonResponse(404, { message: serverMessages.noAddress }));
  app.onError(answerFailures(dependencies));
  return app;
}
