import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { apiBase, calls } from '../contract/calls.ts';
import type { CallName } from '../contract/calls.ts';
import { createApi } from '../server/api/app.ts';
import type { ApiEnv } from '../server/api/http/handler.ts';
import { makeOutboxSender } from '../server/email/outbox.ts';
import { makeSettings } from '../server/settings.ts';
import type { Settings } from '../server/settings.ts';
import { noMetrics } from '../server/dependencies.ts';
import type { Clock, RateLimits, Dependencies, Random } from '../server/dependencies.ts';
import type { CodeEmailTemplate } from '../server/store/database/tables.ts';
import type { Email, Mailer } from '../server/email/email.ts';
import { makeTestHasher } from '../server/security/passwordHasher.ts';
import { makeSecrets } from '../server/security/secrets.ts';
import type { Db } from '../server/store/database/database.ts';
import { noRateLimits } from '../server/http/limits/rateLimits.ts';
import { silentLogger } from '../server/logger.ts';
import { renderOutbox } from '../server/http/outbox/outboxRoutes.ts';
import type { RenderedEmail } from '../server/http/outbox/outboxPage.ts';
import { makeMemorySpool } from '../server/uploads/memorySpool.ts';
import { makeFormReceiver } from '../server/uploads/receiveForm.ts';
import { openTestStore } from './database.ts';

/** Stands still until it is moved, in milliseconds. `set` is what somebody does to a clock: no time passes by it. */
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

/** The same bytes in the same order every time. */
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

/** The real API over an empty database; a test can read and replace all it depends on. */
export type TestServer = {
  api: Hono<ApiEnv>;
  dependencies: Dependencies;
  settings: Settings;
  db: Db;
  clock: FakeClock;
  /** Where uploaded files wait until they are stored. */
  spool: ReturnType<typeof makeMemorySpool>;
  /** A call of the contract, as the site makes it; a plain object travels as JSON. */
  call(name: CallName, body?: object | FormData, options?: CallOptions): Promise<Response>;
  /** Every email written so far, newest first, whether it has left or not. */
  mailbox(): Promise<RenderedEmail[]>;
  /** The six digits of the newest code email to that address; a code to sign up unless told otherwise. */
  codeFor(email: string, template?: CodeEmailTemplate): Promise<string>;
  /** How often what sends emails was told that one is due. */
  wakes(): number;
  /** Sends what is due to `sent`. */
  flush(): Promise<number>;
  sent: Email[];
  close(): Promise<void>;
};

type Changes = {
  settings?: Partial<Settings>;
  rateLimits?: (settings: Settings) => RateLimits;
  mailer?: Mailer;
  /** `null` keeps to SQLite in memory whatever the tests run on. */
  database?: null;
};

export async function makeTestServer(changes: Changes = {}): Promise<TestServer> {
  const settings = makeSettings({ publicUrl: 'http://localhost', ...changes.settings });
  const { store, db } = await openTestStore(settings, changes.database);
  // Starts now, because the rules for dates and the site's own check of tokens ask the real clock.
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
      return 'sent';
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
    flush: makeOutboxSender(dependencies, mailer, settings).flush,
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
