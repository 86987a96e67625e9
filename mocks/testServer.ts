import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { apiBase, calls } from '../contract/calls.ts';
import type { CallName } from '../contract/calls.ts';
import { createApi } from '../server/api/app.ts';
import type { ApiEnv } from '../server/api/http/handler.ts';
import { makeOutboxSender } from '../server/email/outbox.ts';
import { makeSettings } from '../server/common/settings.ts';
import type { Settings } from '../server/common/settings.ts';
import { noMetrics } from '../server/common/interfaces.ts';
import type { Dependencies } from '../server/api/dependencies.ts';
import type { Clock, RateLimits, Random } from '../server/common/interfaces.ts';
import type { CodeEmailTemplate } from '../server/store/database/tables.ts';
import type { Email, Mailer } from '../server/email/email.ts';
import { makeSecrets } from '../server/security/secrets.ts';
import type { Db } from '../server/store/database/database.ts';
import { noRateLimits } from '../server/http/limits/rateLimits.ts';
import { renderOutbox } from '../server/http/outbox/outboxRoutes.ts';
import type { RenderedEmail } from '../server/http/outbox/outboxPage.ts';
import { makeFormReceiver } from '../server/uploads/receiveForm.ts';
import { openTestStore } from './store/database.ts';
import { flushOutbox } from './email/flushOutbox.ts';
import { makeMemorySpool } from './memorySpool.ts';
import { taken } from './email/relayResults.ts';
import { silentLogger } from './silentLogger.ts';
import { makeTestHasher } from './testHasher.ts';

/**
 * A clock that stands still until the test moves it, in milliseconds. `move` lets time pass; `set` only changes the wall
 * clock, as somebody who sets the computer's clock, and leaves the monotonic clock as it is.
 */
type FakeClock = Clock & { move(by: number): void; set(by: number): void };

function makeClocks(start: number): { clock: FakeClock; monotonicClock: Clock } {
  let [passed, set] = [0, 0];
  return {
    clock: {
      now: () => start + passed + set,
      move: (by) => {
        passed += by;
      },
      set: (by) => {
        set += by;
      },
    },
    monotonicClock: { now: () => passed },
  };
}

/** Returns the same sequence of bytes in each test. */
function makeDeterministicRandom(): Random {
  let count = 0;
  return {
    bytes(length) {
      count += 1;
      return new Uint8Array(createHash('sha512').update(String(count)).digest()).slice(0, length);
    },
  };
}

type CallOptions = { token?: string; address?: string; headers?: Record<string, string> };

/** The real API with an empty database; a test can read and replace all of its dependencies. */
export type TestServer = {
  api: Hono<ApiEnv>;
  dependencies: Dependencies;
  settings: Settings;
  db: Db;
  clock: FakeClock;
  /** Holds uploaded files until they are stored. */
  spool: ReturnType<typeof makeMemorySpool>;
  /** Makes a call of the contract, as the site does; a plain object is sent as JSON. */
  call(name: CallName, body?: object | FormData, options?: CallOptions): Promise<Response>;
  /** All emails of the outbox, newest first, sent or not. */
  mailbox(): Promise<RenderedEmail[]>;
  /** The six digits in the newest code email to that address; by default a sign-up code. */
  codeFor(email: string, template?: CodeEmailTemplate): Promise<string>;
  /** How often the email worker was notified that an email is due. */
  wakes(): number;
  /** Sends all due emails with the mailer, by default to `sent`. */
  flush(): Promise<number>;
  sent: Email[];
  close(): Promise<void>;
};

type Changes = {
  settings?: Partial<Settings>;
  rateLimits?: (settings: Settings) => RateLimits;
  mailer?: Mailer;
  /** `null` means SQLite in memory, whichever database the tests run on. */
  database?: null;
};

export async function makeTestServer(changes: Changes = {}): Promise<TestServer> {
  const settings = makeSettings({ publicUrl: 'http://localhost', ...changes.settings });
  const { store, db } = await openTestStore(settings, changes.database);
  // The clock starts at the present time, because the rules for dates and the site's check of tokens use the real clock.
  const { clock, monotonicClock } = makeClocks(Date.now());
  const spool = makeMemorySpool();
  let wakes = 0;
  const dependencies: Dependencies = {
    store,
    clock,
    monotonicClock,
    random: makeDeterministicRandom(),
    hasher: makeTestHasher(),
    secrets: makeSecrets('a secret that only tests use'),
    rateLimits: changes.rateLimits?.(settings) ?? noRateLimits,
    log: silentLogger,
    receiveForm: makeFormReceiver(spool),
    metrics: noMetrics,
    onEmailDue: () => {
      wakes += 1;
    },
  };
  const api = createApi(dependencies, settings);
  const sent: Email[] = [];
  const mailer: Mailer = changes.mailer ?? {
    send: async (message) => {
      sent.push(message);
      return taken;
    },
  };
  const mailbox = (): Promise<RenderedEmail[]> => renderOutbox(dependencies, settings);

  return {
    api,
    dependencies,
    settings,
    db,
    clock,
    spool,
    sent,
    mailbox,
    wakes: () => wakes,
    flush: () => flushOutbox(makeOutboxSender(dependencies, mailer, settings)),
    close: () => store.close(),

    async call(name, body, { token, address, headers = {} } = {}) {
      const { method, path } = calls[name];
      const isForm = body instanceof FormData;
      return api.request(
        apiBase + path,
        {
          method,
          headers: {
            ...(body && !isForm && { 'Content-Type': 'application/json' }),
            ...(token && { Authorization: `Bearer ${token}` }),
            ...headers,
          },
          body: isForm ? body : body && JSON.stringify(body),
        },
        { address },
      );
    },

    async codeFor(email, wanted = 'sign-up-code') {
      const emails = await mailbox();
      const message = emails.find(({ to, template }) => to === email && template === wanted);
      const code = message && /\b\d{6}\b/.exec(message.text)?.[0];
      if (!code) throw new Error(`No code was sent to ${email}.`);
      return code;
    },
  };
}
