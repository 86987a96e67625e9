import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errorCodeOf } from '../../common/errorCode.ts';
import type { Clock } from '../../common/interfaces.ts';
import { crossOriginAnswerTo } from '../../api/http/origin.ts';
import { limitChunks } from './bodyChunks.ts';
import { connectionLimits } from './connectionLimits.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { makeConnections } from './connections.ts';
import type { Connections } from './connections.ts';
import { makePipelineGuard } from './pipelining.ts';
import { endUnread } from './unreadBody.ts';
import { rawRefusalOf, refusalOf } from '../refusals.ts';
import { plainHeadersOf } from '../securityHeaders.ts';

/** Milliseconds; above the 60 seconds after which proxies close an idle connection, so that they always do so first. */
const keepAliveTimeout = 75_000;
/** Limits on the bytes of all headers of a request, and on their number; browsers send a tenth of either. */
const maxHeaderSize = 16 * 1024;
const maxHeadersCount = 100;

/**
 * Characters of an address before its query; the site's own have a tenth. Each escape in it that is not UTF-8 costs the
 * router an exception: 16 KB of them took as long as fifty ordinary requests.
 */
const longestPath = 1024;

type Options = {
  fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** The address block a connection is counted by; undefined for an address that many callers share. */
  blockOf: (socket: Socket) => string | undefined;
  /** The address block of a request's caller where many share a connection; undefined where they do not. */
  requestBlockOf?: (request: IncomingMessage) => string | undefined;
  publicUrl: () => string;
  /** Sites of other origins whose pages may read a refusal. */
  allowedOrigins: readonly string[];
  isDraining: () => boolean;
  clock: Clock;
  limits?: ConnectionLimits;
};

/** Numbers of requests, by status, that were refused or cut off outside of `fetch`, which cannot count them. */
export type Refusals = ReadonlyMap<number, number>;

/** The status for each error code of Node's parser; any other is a bad request (400). */
const statusOfParserError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Of two Host headers a proxy might use one and this server the other: two are refused, as is none (RFC 9112, 3.2). */
const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host')
    .length === 1;

const hasLongPath = ({ url = '' }: IncomingMessage): boolean =>
  url.length > longestPath && !url.slice(0, longestPath + 1).includes('?');

/** A transfer coding other than chunked, such as gzip beneath it, which this server cannot decode (RFC 9112, 6.1). */
const hasForeignCoding = ({ headers: { 'transfer-encoding': coding } }: IncomingMessage): boolean =>
  coding !== undefined && coding.toLowerCase() !== 'chunked';

/**
 * Makes the HTTP server: it passes requests to `fetch`, and responds with JSON where Node itself would send an empty
 * body. It does not listen yet. The caller must call `connections.check` every `limits.tick` milliseconds.
 */
export function makeListener({
  fetch,
  blockOf,
  requestBlockOf,
  publicUrl,
  allowedOrigins,
  isDraining,
  clock,
  limits = connectionLimits,
}: Options): { server: Server; connections: Connections; refusals: Refusals } {
  const refusals = new Map<number, number>();
  const countRefusal = (status: number): void => void refusals.set(status, (refusals.get(status) ?? 0) + 1);
  const crossOriginAnswerOf = ({ method, headers }: IncomingMessage) =>
    crossOriginAnswerTo(
      { method, origin: headers.origin, requestedMethod: headers['access-control-request-method'] },
      allowedOrigins,
    );

  /** Sockets that were sent a refusal. */
  const refused = new WeakSet<Duplex>();

  /** Writes a refusal to the bare socket and closes it, once. A response that has begun can only be cut off. */
  function refuseOn(socket: Duplex, status: number): void {
    if (refused.has(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const { request, isAnswered } = connections.underWay(socket as Socket);
    const more = request && crossOriginAnswerOf(request).headers;
    countRefusal(status);
    if (!socket.writable || isAnswered) socket.destroy();
    else socket.end(rawRefusalOf(refusalOf(status, publicUrl(), more)), () => socket.destroy());
  }

  const connections = makeConnections(clock, refuseOn, limits, requestBlockOf);
  const isInTurn = makePipelineGuard();

  function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
    countRefusal(status);
    const answer = crossOriginAnswerOf(request);
    const { headers, body } = refusalOf(status, publicUrl(), answer.headers);
    // A browser hides a refused preflight from the page. So the preflight is allowed, and the call itself is refused.
    if (answer.isPreflight)
      response
        .writeHead(204, { ...plainHeadersOf(publicUrl()), ...answer.headers, Connection: 'close' })
        .end();
    else response.writeHead(status, headers).end(body);
  }

  function closingIfDraining(response: Response): Response {
    if (isDraining()) response.headers.set('Connection', 'close');
    return response;
  }

  function refusalResponseOf(code: number, more?: Record<string, string>): Response {
    const { status, headers, body } = refusalOf(code, publicUrl(), more);
    countRefusal(status);
    return new Response(body, { status, headers });
  }

  const listener = getRequestListener(
    (request, { incoming }) => {
      const failed = () => refusalResponseOf(500, crossOriginAnswerOf(incoming as IncomingMessage).headers);
      try {
        const answer = fetch(request, incoming as IncomingMessage);
        // The adapter sends a response that is not a promise at once, so a synchronous one must stay synchronous.
        return answer instanceof Promise
          ? answer.then(closingIfDraining).catch(failed)
          : closingIfDraining(answer);
      } catch {
        return failed();
      }
    },
    {
      // The adapter throws a RequestError for a request target that is no address and for a host that is none, neither of
      // which a browser sends: no page of another origin needs to read the response.
      errorHandler: (error) => refusalResponseOf(error instanceof RequestError ? 400 : 500),
    },
  );

  /**
   * Refused requests count towards the limits of their connection like any other, or a client could flood the server
   * with expectations that it cannot meet.
   */
  function receive(request: IncomingMessage, response: ServerResponse, meetsExpectation: boolean): void {
    if (!isInTurn(request, response)) return;
    if (!connections.requested(request, response)) refuse(request, response, 503);
    else if (!meetsExpectation) refuse(request, response, 417);
    else if (!hasOneHost(request)) refuse(request, response, 400);
    else if (hasLongPath(request)) refuse(request, response, 414);
    else if (hasForeignCoding(request)) refuse(request, response, 501);
    else {
      limitChunks(request, () => refuseOn(request.socket, 413));
      endUnread(request, response);
      void listener(request, response);
    }
  }

  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: limits.headers,
      // No limit on the time of a whole request: `connections` judges a body by the rate at which it arrives.
      requestTimeout: 0,
      keepAliveTimeout,
      connectionsCheckingInterval: limits.tick,
      // `receive` refuses a request without Host: Node's own response to it has no body.
      requireHostHeader: false,
    },
    (request, response) => receive(request, response, true),
  );
  server.maxHeadersCount = maxHeadersCount;
  // Node drops connections above this number without a response.
  server.maxConnections = limits.atOnce + limits.refused;

  server.on('connection', (socket: Socket) => {
    // Node removes its own error listener from the socket of a CONNECT request, and an 'error' event without a listener
    // ends the process.
    socket.on('error', () => undefined);
    connections.opened(socket, blockOf(socket));
  });
  server.on('clientError', (error, socket) => {
    const code = errorCodeOf(error);
    if (code === 'ECONNRESET') socket.destroy();
    // What else arrives on a refused connection may not even be HTTP, and is not refused again.
    else if (!refused.has(socket)) refuseOn(socket, statusOfParserError[code] ?? 400);
  });
  // Node emits this instead of 'request' for any Expect header other than 100-continue.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    receive(request, response, false),
  );
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuseOn(socket, 405));
  return { server, connections, refusals };
}
