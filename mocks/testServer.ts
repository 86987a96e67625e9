import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { apiBase, calls } from '../contract/calls.ts';
import type { CallName } from '../contract/calls.ts';
import { createApi } from '../server/api/app.ts';
import type { ApiEnv } from '../server/api/http/http.ts';
import { makeOutbox } from '../server/email/outbox.ts';
import { makePolicy } from '../server/api/settings.ts';
import type { Policy } from '../server/api/settings.ts';
import type {
  Clock,
  CodeTemplate,
  Letter,
  Limits,
  Mailer,
  Ports,
  Random,
} from '../server/api/dependencies.ts';
import { makeHasher, makeSecrets } from '../server/security/crypto.ts';
import type { Db } from '../server/store/database/database.ts';
import { noLimits } from '../server/http/rateLimits.ts';
import { noLog } from '../server/logger.ts';
import { shownLettersOf } from '../server/http/health.ts';
import type { ShownLetter } from '../server/http/outboxPage.ts';
import { openTestStore } from './database.ts';

/** Stands still until it is moved, in milliseconds. */
export type MovableClock = Clock & { move(by: number): void };

function makeClock(start: number): MovableClock {
  let now = start;
  return {
    now: () => now,
    move: (by) => {
      now += by;
    },
  };
}

/** The same bytes in the same order every time. */
function makeCountingRandom(): Random {
  let count = 0;
  return {
    bytes(length) {
      count += 1;
      return new Uint8Array(createHash('sha512').update(String(count)).digest()).slice(0, length);
    },
  };
}

type CallOptions = { token?: string; address?: string; headers?: Record<string, string> };

/** The real API over an empty database, with everything in the test's hand. */
export type TestServer = {
  api: Hono<ApiEnv>;
  ports: Ports;
  policy: Policy;
  db: Db;
  clock: MovableClock;
  /** A call of the contract, as the site makes it; a plain object travels as JSON. */
  call(name: CallName, body?: object | FormData, options?: CallOptions): Promise<Response>;
  /** Every letter written so far, newest first, whether it has left or not. */
  mailbox(): Promise<ShownLetter[]>;
  /** The six digits of the newest code letter to that address; a code to sign up unless told otherwise. */
  codeFor(email: string, template?: CodeTemplate): Promise<string>;
  /** Sends what is due to `sent`. */
  flush(): Promise<number>;
  sent: Letter[];
  close(): Promise<void>;
};

type Changes = {
  policy?: Partial<Policy>;
  limits?: (policy: Policy) => Limits;
  mailer?: Mailer;
  /** `null` keeps to SQLite in memory whatever the tests run on. */
  database?: null;
};

export async function makeTestServer(changes: Changes = {}): Promise<TestServer> {
  const policy = makePolicy({ publicUrl: 'http://localhost', ...changes.policy });
  const { store, db } = await openTestStore(policy, changes.database);
  // Starts now, because the rules for dates and the site's own check of tokens ask the real clock.
  const clock = makeClock(Date.now());
  const ports: Ports = {
    store,
    clock,
    random: makeCountingRandom(),
    hasher: makeHasher({ memory: 8, passes: 1 }),
    secrets: makeSecrets('a secret that only tests use'),
    limits: changes.limits?.(policy) ?? noLimits,
    log: noLog,
    letterDue: () => undefined,
  };
  const api = createApi(ports, policy);
  const sent: Letter[] = [];
  const mailer: Mailer = changes.mailer ?? {
    send: async (letter) => {
      sent.push(letter);
      return 'sent';
    },
  };
  const mailbox = (): Promise<ShownLetter[]> => shownLettersOf(ports, policy);

  return {
    api,
    ports,
    policy,
    db,
    clock,
    sent,
    mailbox,
    flush: makeOutbox(ports, mailer, policy).flush,
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
          ...(body && { body: isForm ? body : JSON.stringify(body) }),
        },
        { ...(address && { address }) },
      );
    },

    async codeFor(email, wanted = 'sign-up-code') {
      const letters = await mailbox();
      const letter = letters.find(({ to, template }) => to === email && template === wanted);
      const code = letter && /\b\d{6}\b/.exec(letter.text)?.[0];
      if (!code) throw new Error(`No code was sent to ${email}.`);
      return code;
    },
  };
}
