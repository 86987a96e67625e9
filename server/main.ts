import { createAdaptorServer } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeClientAddressOf } from './http/clientAddress.ts';
import { isDirect } from './http/directRequest.ts';
import { join } from 'node:path';
import { noMetrics } from './api/dependencies.ts';
import { makeOutboxSender } from './email/outbox.ts';
import { defaultSettings, makeSettings } from './api/settings.ts';
import type { Settings } from './api/settings.ts';
import type { Logger } from './api/dependencies.ts';
import type { Store } from './store/store.ts';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/configError.ts';
import { warningsOf } from './config/rules.ts';
import { helpText } from './config/variables.ts';
import type { Environment } from './config/variables.ts';
import { makeHasher } from './security/passwordHasher.ts';
import { makeSecrets } from './security/secrets.ts';
import { random } from './security/random.ts';
import { openDatabase, storeErrorOf } from './store/database/database.ts';
import { openRateLimits } from './http/sharedRateLimits.ts';
import { makeLogger } from './logger.ts';
import { makeSmtpMailer } from './email/smtpMailer.ts';
import { makeSite } from './http/site.ts';
import { makeStore } from './store/store.ts';
import { makeDiskSpool } from './uploads/diskSpool.ts';
import { makeFormReceiver } from './uploads/receiveForm.ts';
import { startDeliveryWorker } from './email/deliveryWorker.ts';

/** Milliseconds a stop waits for answers that are under way. */
const shutdownTimeout = 10_000;

export type RunningServer = { url: string; stop: () => Promise<void> };

function settingsOf(config: Config, publicUrl: string): Settings {
  return makeSettings({
    publicUrl,
    allowedOrigins: config.ALLOWED_ORIGINS,
    firmName: /^(.+?) <.+>$/.exec(config.MAIL_FROM)?.[1] ?? defaultSettings.firmName,
    staffEmail: config.STAFF_EMAIL,
    mailPerDay: config.MAIL_PER_DAY,
    code: { ...defaultSettings.code, lifetime: config.OTP_TTL },
    token: { ...defaultSettings.token, lifetime: config.JWT_TTL },
    password: { ...defaultSettings.password, minLength: config.PASSWORD_MIN },
    upload: { ...defaultSettings.upload, maxSize: config.UPLOAD_MAX },
  });
}

/** Listens before the application exists, because with port 0 its own address is known only afterwards. */
async function listen(server: Server, { HOST, PORT }: Config): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'EADDRINUSE'
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

async function openStore(config: Config, settings: Settings): Promise<Store> {
  try {
    return await makeStore(await openDatabase(config.databaseUrl), settings);
  } catch (error) {
    if (storeErrorOf(error) === undefined) throw error;
    const variable = config.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR';
    throw new ConfigError(`${variable}: the database cannot be opened: ${(error as Error).message}.`);
  }
}

/** Everything behind the listener, once the address is known. */
async function openSite(config: Config, url: string, log: Logger, isDraining: () => boolean) {
  const settings = settingsOf(config, url);
  const store = await openStore(config, settings);
  const secrets = makeSecrets(config.SECRET, config.SECRET_PREVIOUS || undefined);
  const rateLimits = await openRateLimits(config, settings, secrets);
  const hasher = makeHasher();
  const shared = {
    store,
    random,
    log,
    clock: { now: () => Date.now() },
    secrets,
    rateLimits,
    receiveForm: makeFormReceiver(await makeDiskSpool(join(config.DATA_DIR, 'uploads'))),
    hasher,
    metrics: noMetrics,
  };
  const mailer = config.SMTP_URL ? makeSmtpMailer(config.SMTP_URL, config.MAIL_FROM) : undefined;
  for (const meaning of warningsOf(config)) log.warn('configuration', { meaning });
  // Without a relay the outbox is the mailbox: emails stay in it, and a relay configured later sends them.
  const worker = mailer && startDeliveryWorker(makeOutboxSender(shared, mailer, settings).flush, log);

  const app = await makeSite({ ...shared, onEmailDue: () => worker?.wake() }, settings, {
    siteFolder: config.SITE_DIR,
    showOutbox: config.showOutbox,
    isDraining,
  });
  async function close(): Promise<void> {
    await worker?.stop();
    mailer?.close();
    await rateLimits.close();
    await hasher.close();
    await store.close();
  }
  return { app, close };
}

/** Starts the whole server. @throws ConfigError with one sentence for a person. */
export async function startServer(env: Environment): Promise<RunningServer> {
  const config = readConfig(env);
  const log = makeLogger(config.logLevel);
  const clientAddressOf = makeClientAddressOf(config.TRUST_PROXY, log);
  let site: Awaited<ReturnType<typeof openSite>> | undefined;
  let draining = false;

  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      if (!site) return new Response('Starting.\n', { status: 503, headers: { 'Retry-After': '1' } });
      const { incoming } = bindings as HttpBindings;
      const caller = { address: clientAddressOf(incoming), direct: isDirect(incoming) };
      const response = await site.app.fetch(request, caller);
      if (draining) response.headers.set('Connection', 'close');
      return response;
    },
    serverOptions: { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 5000 },
  }) as Server;
  server.maxConnections = config.MAX_CONNECTIONS;
  const port = await listen(server, config);
  const url = config.PUBLIC_URL || `http://localhost:${port}`;
  try {
    site = await openSite(config, url, log, () => draining);
  } catch (error) {
    server.close();
    throw error;
  }

  async function shutDown(): Promise<void> {
    draining = true;
    const deadline = setTimeout(() => server.closeAllConnections(), shutdownTimeout);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    clearTimeout(deadline);
    await site?.close();
  }
  let stopping: Promise<void> | undefined;
  return { url, stop: () => (stopping ??= shutDown()) };
}

const printLine = (text: string): void => void process.stdout.write(`${text}\n`);
const printError = (text: string): void => void process.stderr.write(`${text}\n`);

/** Starts the server as a program: one line when it is ready or why it is not, and a clean end on SIGTERM and SIGINT. */
export async function runServer(env: Environment): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 15)) {
    printError(
      `Node 24.15 or newer is needed and this is ${process.versions.node}: “npm start” brings its own.`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const server = await startServer(env);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.stop());
    printLine(`The site is ready at ${server.url}`);
  } catch (error) {
    printError(error instanceof ConfigError ? error.message : String((error as Error).stack));
    process.exitCode = 1;
  }
}

// An older Node does not know `import.meta.main`; it goes on, and runServer says which version is needed.
if (import.meta.main ?? true) {
  if (process.argv.includes('--help')) printLine(helpText());
  else await runServer(process.env);
}
