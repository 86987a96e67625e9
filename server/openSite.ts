import { join } from 'node:path';
import { thrownMessageOf } from './common/errorText.ts';
import type { Logger } from './common/interfaces.ts';
import type { Config } from './config/config.ts';
import { ConfigError } from './config/configError.ts';
import { warningsOf } from './config/rules.ts';
import { replacedSecret } from './config/secret.ts';
import { settingsOf } from './config/settingsOf.ts';
import { startDeliveryWorker } from './email/deliveryWorker.ts';
import { makeOutboxSender } from './email/outbox.ts';
import type { Connections } from './http/connections/connections.ts';
import type { Refusals } from './http/connections/listener.ts';
import { openRateLimits } from './http/limits/sharedRateLimits.ts';
import { siteProblemOf } from './http/siteProblem.ts';
import { makeSite } from './http/site.ts';
import type { Site } from './http/site.ts';
import { startWriteCheck } from './http/writeCheck.ts';
import { countedMailer, countedRateLimits } from './metrics/counted.ts';
import { openMetrics } from './metrics/openMetrics.ts';
import { closeAll } from './lifecycle.ts';
import { openStore } from './openStore.ts';
import { makeHasher } from './security/passwordHasher.ts';
import { random } from './security/random.ts';
import { makeSecrets } from './security/secrets.ts';
import { makeDiskSpool } from './uploads/diskSpool.ts';
import type { Spool } from './uploads/spool.ts';
import { makeFormReceiver } from './uploads/receiveForm.ts';

async function openMailer(config: Config) {
  if (!config.SMTP_URL) return undefined;
  // Loaded only when configured, so that a process without a relay does not spend memory on it.
  const { makeSmtpMailer } = await import('./email/smtpMailer.ts');
  return makeSmtpMailer(config.SMTP_URL, config.MAIL_FROM);
}

async function openSpool({ DATA_DIR }: Config): Promise<Spool> {
  const folder = join(DATA_DIR, 'uploads');
  try {
    return await makeDiskSpool(folder);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: “${folder}”, where uploads are kept until they are stored, cannot be used: ${thrownMessageOf(error)}.`,
      { cause: error },
    );
  }
}

export type OpenSite = {
  app: Site;
  stopDelivery(): Promise<void>;
  closeStore(): Promise<void>;
};

type Listening = { url: string; connections: Connections; refusals: Refusals; draining: AbortSignal };

/** Opens everything behind the listener, once its address is known. @throws ConfigError */
export async function openSite(config: Config, log: Logger, listening: Listening): Promise<OpenSite> {
  const settings = settingsOf(config, listening.url);
  const clock = { now: () => Date.now() };
  const monotonicClock = { now: () => performance.now() };
  const store = await openStore(config, settings, log, listening.draining);
  const writeCheck = await startWriteCheck(store, log);
  const { isWritable } = writeCheck;
  const mailer = await openMailer(config);
  const {
    metrics,
    text,
    close: closeMetrics,
  } = await openMetrics(config, log, {
    store,
    clock,
    monotonicClock,
    connections: listening.connections,
    refusals: listening.refusals,
    isWritable,
  });
  const secrets = makeSecrets(config.SECRET, config.SECRET_PREVIOUS || undefined);
  const rateLimits = await openRateLimits(config, settings, secrets);
  const hasher = makeHasher();
  const shared = {
    store,
    random,
    log,
    clock,
    monotonicClock,
    metrics,
    hasher,
    secrets,
    rateLimits: countedRateLimits(rateLimits, metrics),
    receiveForm: makeFormReceiver(await openSpool(config)),
  };
  // Only in production: during development another server may serve the pages, as with “npm run dev”.
  const siteProblem = config.production && (await siteProblemOf(config.SITE_DIR));
  const problems = [config.secretLost && replacedSecret(config.DATA_DIR), siteProblem];
  for (const meaning of [...warningsOf(config), ...problems])
    if (meaning) log.warn('configuration', { meaning });
  // Without a relay nothing delivers: emails stay in the outbox, and are sent once a relay is configured.
  const worker =
    mailer &&
    startDeliveryWorker(
      makeOutboxSender(shared, countedMailer(mailer, metrics), settings),
      settings.outbox,
      log,
    );

  const app = await makeSite({ ...shared, onEmailDue: () => worker?.wake() }, settings, {
    siteFolder: config.SITE_DIR,
    showOutbox: config.showOutbox,
    isDraining: () => listening.draining.aborted,
    isWritable,
    metrics: text && { text, token: config.METRICS_TOKEN },
  });
  return {
    app,
    async stopDelivery() {
      await worker?.stop();
      mailer?.close();
    },
    async closeStore() {
      closeMetrics();
      writeCheck.stop();
      await closeAll(
        () => hasher.close(),
        () => rateLimits.close(),
        () => store.close(),
      );
    },
  };
}
