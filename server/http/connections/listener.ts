import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Clock } from '../../dependencies.ts';
import { crossOriginAnswerTo } from '../../api/http/origin.ts';
import { limitPieces } from './bodyPieces.ts';
import { connectionLimits } from './connectionLimits.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { makeConnections } from './connections.ts';
import type { Connections } from './connections.ts';
import { makePipelineGuard } from './pipelining.ts';
import { endUnread } from './unreadBody.ts';
import { rawRefusalOf, refusalOf } from '../refusals.ts';
import { plainHeadersOf } from '../securityHeaders.ts';

/** Above the 60 seconds after which proxies give a connection up, so that it is never us who close it first. */
const keepAliveTimeout = 75_000;
/** Bytes of all headers of a request together, and how many there may be; browsers send a tenth of either. */
const maxHeaderSize = 16 * 1024;
const maxHeadersCount = 100;

type Options = {
  fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** The address block connections are counted by; undefined for one that stands for many callers. */
  blockOf: (socket: Socket) => string | undefined;
  publicUrl: () => string;
  /** Sites of other origins whose pages may read a refusal. */
  allowedOrigins: readonly string[];
  isDraining: () => boolean;
  clock: Clock;
  limits?: ConnectionLimits;
};

/** How many requests were refused or cut off ahead of `fetch`, which knows nothing of them, by their status. */
export type Refusals = ReadonlyMap<number, number>;

/** What Node's parser calls its complaints, as statuses; anything else is a bad request. */
const statusOfParserError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Of two hosts a proxy may read the one and we the other, so two are refused as none is (RFC 9112, 3.2). */
const hasOneHost = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host')
    .length === 1;

/** A body in layers that nobody here would take off, such as gzip below chunked (RFC 9112, 6.1). */
const hasForeignCoding = ({ headers: { 'transfer-encoding': coding } }: IncomingMessage): boolean =>
  coding !== undefined && coding.toLowerCase() !== 'chunked';

/**
 * The HTTP server: hands requests to `fetch`, and answers in JSON what Node would answer with an empty body. It does
 * not listen yet. `check` has to be called every `limits.tick` milliseconds.
 */
export function makeListener({
  fetch,
  blockOf,
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

  /** Those that were told why they are closed. */
  const told = new WeakSet<Duplex>();

  /** Says why on the bare socket and closes it, once. When an answer has begun, all that can be done is to cut it off. */
  function refuseOn(socket: Duplex, status: number): void {
    if (told.has(socket)) {
      socket.destroy();
      return;
    }
    told.add(socket);
    const { request, isAnswered } = connections.underWay(socket as Socket);
    const more = request && crossOriginAnswerOf(request).headers;
    countRefusal(status);
    if (!socket.writable || isAnswered) socket.destroy();
    else socket.end(rawRefusalOf(refusalOf(status, publicUrl(), more)), () => socket.destroy());
  }

  const connections = makeConnections(clock, refuseOn, limits);
  const isInTurn = makePipelineGuard();

  function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
    countRefusal(status);
    const answer = crossOriginAnswerOf(request);
    const { headers, body } = refusalOf(status, publicUrl(), answer.headers);
    // A browser tells nobody why it may not call: it is let, and the call is told.
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

  const listener = getRequestListener(
    (request, { incoming }) => {
      const answer = fetch(request, incoming as IncomingMessage);
      // What is known at once is sent at once.
      return answer instanceof Promise ? answer.then(closingIfDraining) : closingIfDraining(answer);
    },
    {
      errorHandler: (error) => {
        // A RequestError: what is no address or names no host.
        const { status, headers, body } = refusalOf(error instanceof RequestError ? 400 : 500, publicUrl());
        countRefusal(status);
        return new Response(body, { status, headers });
      },
    },
  );

  /** What is refused counts as well, so that nobody floods by asking for what cannot be met. */
  function receive(request: IncomingMessage, response: ServerResponse, canBeMet: boolean): void {
    if (!isInTurn(request, response)) return;
    if (!connections.requested(request, response)) refuse(request, response, 503);
    else if (!canBeMet) refuse(request, response, 417);
    else if (!hasOneHost(request)) refuse(request, response, 400);
    else if (hasForeignCoding(request)) refuse(request, response, 501);
    else {
      limitPieces(request, () => refuseOn(request.socket, 413));
      endUnread(request, response);
      void listener(request, response);
    }
  }

  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: limits.headers,
      // How long a body may take is judged by how it arrives.
      requestTimeout: 0,
      keepAliveTimeout,
      connectionsCheckingInterval: limits.tick,
      // Node's own answer to a request without Host has no body; ours has.
      requireHostHeader: false,
    },
    (request, response) => receive(request, response, true),
  );
  server.maxHeadersCount = maxHeadersCount;
  // Beyond these not even a refusal is possible.
  server.maxConnections = limits.atOnce + limits.refused;

  server.on('connection', (socket: Socket) => {
    // Node takes its own handler away from a tunnel, and an error nobody hears ends the process.
    socket.on('error', () => undefined);
    connections.opened(socket, blockOf(socket));
  });
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    // Of one that is closing already the rest may be anything.
    else if (!told.has(socket)) refuseOn(socket, statusOfParserError[error.code ?? ''] ?? 400);
  });
  // Comes in the place of a request.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    receive(request, response, false),
  );
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => refuseOn(socket, 405));
  return { server, connections, refusals };
}
