import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { errorCodeOf } from './common/errorCode.ts';
import type { Logger } from './common/interfaces.ts';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/configError.ts';
import type { Environment } from './config/variables.ts';
import { addressBlockOf, makeClientAddressOf } from './http/limits/clientAddress.ts';
import { connectionLimits, connectionLimitsFor } from './http/connections/connectionLimits.ts';
import { isDirect } from './http/limits/directRequest.ts';
import { makeListener } from './http/connections/listener.ts';
import { discardUnread } from './http/connections/unreadBody.ts';
import { startingAnswerTo } from './http/starting.ts';
import { stopInOrder } from './lifecycle.ts';
import { makeLogger } from './logger.ts';
import { openSite } from './openSite.ts';
import type { OpenSite } from './openSite.ts';

/** Starts listening before the application exists, because with port 0 the server's address is known only then. */
async function listen(server: Server, { HOST, PORT }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        errorCodeOf(error) === 'EADDRINUSE'
          ? new ConfigError(
              `PORT ${PORT} is in use by another program; stop it or choose another with PORT=8081.`,
            )
          : new ConfigError(`HOST ${HOST} and PORT ${PORT} cannot be listened on: ${error.message}.`),
      ),
    );
    server.listen(PORT, HOST, resolve);
  });
  return (server.address() as AddressInfo).port;
}

export type SiteServer = {
  log: Logger;
  /** Resolves with the address once the site answers. @throws ConfigError with one sentence for a person. */
  start: () => Promise<string>;
  /** Stops the server in bounded time, also while it is starting. */
  stop: () => Promise<void>;
};

/** Makes the whole server, which is not started yet. @throws ConfigError with one sentence for a person. */
export function makeSiteServer(env: Environment): SiteServer {
  const config = readConfig(env);
  const log = makeLogger(config.logLevel);
  const clientAddressOf = makeClientAddressOf(config.TRUST_PROXY, log);
  /** Logs nothing, because health checks have no X-Forwarded-For, with which TRUST_PROXY is right all the same. */
  const quietAddressOf = makeClientAddressOf(config.TRUST_PROXY, { warn: () => undefined });
  /** Getters, so that the address is worked out only for calls that need it. Behind a proxy the listener has counted by it. */
  const callerOf = (incoming: IncomingMessage) => ({
    get address() {
      return clientAddressOf(incoming);
    },
    get direct() {
      return isDirect(incoming);
    },
    discardUnread: (limit: number, time: number) => discardUnread(incoming, limit, time),
    cutOff: () => void incoming.socket.destroy(),
  });
  let publicUrl = config.PUBLIC_URL;
  let site: OpenSite | undefined;
  const draining = new AbortController();

  const { server, connections, refusals } = makeListener({
    fetch: (request, incoming) =>
      site
        ? site.app.fetch(request, callerOf(incoming))
        : startingAnswerTo(request, { publicUrl, allowedOrigins: config.ALLOWED_ORIGINS }),
    // With TRUST_PROXY every connection is taken for one of a proxy, which carries many callers.
    ...(config.TRUST_PROXY > 0
      ? { blockOf: () => undefined, requestBlockOf: quietAddressOf }
      : {
          blockOf: ({ remoteAddress }: Socket) =>
            remoteAddress === undefined ? undefined : addressBlockOf(remoteAddress),
        }),
    publicUrl: () => publicUrl,
    allowedOrigins: config.ALLOWED_ORIGINS,
    isDraining: () => draining.signal.aborted,
    clock: { now: () => performance.now() },
    limits: connectionLimitsFor(config.MAX_CONNECTIONS),
  });

  async function start(): Promise<string> {
    const port = await listen(server, config);
    publicUrl ||= `http://localhost:${port}`;
    setInterval(() => connections.check(), connectionLimits.tick).unref();
    try {
      site = await openSite(config, log, {
        url: publicUrl,
        connections,
        refusals,
        draining: draining.signal,
      });
      return publicUrl;
    } catch (error) {
      server.close();
      throw error;
    }
  }

  function shutDown(): Promise<void> {
    draining.abort();
    return stopInOrder(
      {
        closeListener: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            connections.close();
          }),
        endConnections: () => connections.end(),
        stopDelivery: async () => site?.stopDelivery(),
        closeStore: async () => site?.closeStore(),
      },
      log,
    );
  }
  let stopping: Promise<void> | undefined;
  return { log, start, stop: () => (stopping ??= shutDown()) };
}
