import { momentIn } from '../../contract/timeZones.ts';
import { formOf, jobAnswers, signUp, signUpAndLogIn, visitor } from '../../mocks/fixtures.ts';
import { flushOutbox } from '../../mocks/flushOutbox.ts';
import { refused, taken } from '../../mocks/sendResults.ts';
import { silentLogger } from '../../mocks/silentLogger.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import type { Dependencies } from '../api/dependencies.ts';
import { defaultSettings } from '../common/settings.ts';
import { makeAdministration } from '../store/administration.ts';
import { startDeliveryWorker } from './deliveryWorker.ts';
import { makeOutboxSender } from './outbox.ts';
import type { Email, Mailer, SendResult } from './email.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
  await testServer.call('sendSignUpCode', { email: visitor.email });
});
afterEach(() => testServer.close());

const minute = 60_000;
const stateOf = async () => (await testServer.mailbox())[0]?.state;
const senderOver = (send: Mailer['send'], changes: Partial<Dependencies> = {}) =>
  makeOutboxSender({ ...testServer.dependencies, ...changes }, { send }, testServer.settings);
const outboxOver = (...given: Parameters<typeof senderOver>) => {
  const sender = senderOver(...given);
  return { flush: () => flushOutbox(sender) };
};

test('an email is sent once', async () => {
  expect(await testServer.flush()).toBe(1);
  expect(await testServer.flush()).toBe(0);
  expect(testServer.sent).toHaveLength(1);
  expect(await stateOf()).toBe('sent');
});

test('a relay that fails gets the same email again, after longer and longer waits', async () => {
  const seen: Email[] = [];
  let isDown = true;
  const outbox = outboxOver(async (message) => {
    seen.push(message);
    if (isDown) throw new Error('451 come back later');
    return taken;
  });
  await outbox.flush();
  expect(await outbox.flush()).toBe(0);
  expect(await stateOf()).toBe('queued');
  testServer.clock.move(36_000);
  expect(await outbox.flush()).toBe(1);
  testServer.clock.move(36_000);
  expect(await outbox.flush()).toBe(0);
  isDown = false;
  testServer.clock.move(36_000);
  expect(await outbox.flush()).toBe(1);
  expect(await stateOf()).toBe('sent');
  expect(new Set(seen.map(({ id, text }) => id + text)).size).toBe(1);
});

test('the error of a relay with several unreachable addresses names each of them', async () => {
  const refusals = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:25`));
  expect(await outboxOver(() => Promise.reject(new AggregateError(refusals))).flush()).toBe(1);
  const [waiting] = await makeAdministration(testServer.db).emails({ limit: 1 });
  expect(waiting?.last_error).toBe(
    'AggregateError: connect ECONNREFUSED ::1:25; connect ECONNREFUSED 127.0.0.1:25',
  );
});

test('an error of a relay is stored in one line, even if it contains a NUL', async () => {
  expect(await outboxOver(() => Promise.reject(new Error('451 b\0rken\r\nlater'))).flush()).toBe(1);
  const [waiting] = await makeAdministration(testServer.db).emails({ limit: 1 });
  expect(waiting).toMatchObject({ state: 'queued', last_error: 'Error: 451 b rken later' });
});

test('the words with which a relay refuses an email are stored in one line, cut at 300 characters', async () => {
  const reason = `550-5.7.26 example.org\0fails SPF\n550 5.7.26 ${'😀'.repeat(400)}`;
  await outboxOver(async () => ({ outcome: 'refused', reason })).flush();
  const [dead] = await makeAdministration(testServer.db).emails({ state: 'dead', limit: 1 });
  expect(dead?.last_error).toMatch(
    /^The relay refused it permanently: 550-5\.7\.26 example\.org fails SPF 550 5\.7\.26 😀+$/u,
  );
  expect(Array.from(dead?.last_error ?? '')).toHaveLength(300);
});

test.each([
  [0, 24_000],
  [255, 36_000],
])(
  'emails delayed together are not due together: with the random byte %i after %i ms',
  async (byte, wait) => {
    const random = { ...testServer.dependencies.random, bytes: () => Uint8Array.of(byte) };
    const send = () => Promise.reject(new Error('451 come back later'));
    await outboxOver(send, { random }).flush();
    const { due_at: dueAt } = await testServer.db
      .selectFrom('outbox')
      .select('due_at')
      .executeTakeFirstOrThrow();
    expect(dueAt - testServer.clock.now()).toBe(wait);
  },
);

test('the longest wait between two attempts is 72 minutes', async () => {
  const random = { ...testServer.dependencies.random, bytes: () => Uint8Array.of(255) };
  const send = () => Promise.reject(new Error('451 come back later'));
  const outbox = outboxOver(send, { random });
  await testServer.db
    .updateTable('outbox')
    .set({ template: 'password-changed', ref: JSON.stringify({ changedAt: 0 }), attempts: 20 })
    .execute();
  expect(await outbox.flush()).toBe(1);
  testServer.clock.move(72 * minute - 1);
  expect(await outbox.flush()).toBe(0);
  testServer.clock.move(1);
  expect(await outbox.flush()).toBe(1);
});

test('the email that has been due for longer is claimed first', async () => {
  const { db, clock, dependencies } = testServer;
  await testServer.call('sendSignUpCode', { email: 'other@example.org' });
  const now = clock.now();
  await db
    .updateTable('outbox')
    .set({ due_at: now - 1 })
    .where('recipient', '=', visitor.email)
    .execute();
  await db
    .updateTable('outbox')
    .set({ due_at: now - 2 })
    .where('recipient', '=', 'other@example.org')
    .execute();
  expect(await dependencies.store.claimEmails(now, 1)).toMatchObject([{ recipient: 'other@example.org' }]);
  expect(await dependencies.store.claimEmails(now, 1)).toMatchObject([{ recipient: visitor.email }]);
});

test('an email the relay will never take is dead at once', async () => {
  const send = jest.fn<ReturnType<Mailer['send']>, unknown[]>(async () => refused);
  await outboxOver(send).flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await stateOf()).toBe('dead');
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ dead: 1 });
});

test('with a relay that never works again, emails are dead after the last attempt', async () => {
  await testServer.db.deleteFrom('outbox').execute();
  const { token } = await signUpAndLogIn(testServer, { email: 'other@example.org' });
  await testServer.db.deleteFrom('outbox').execute();
  await testServer.call('submitJobApplication', formOf({ ...jobAnswers, email: 'other@example.org' }), {
    token,
  });
  const outbox = outboxOver(() => Promise.reject(new Error('nobody there')));
  for (let attempt = 1; attempt <= testServer.settings.outbox.attempts; attempt += 1) {
    // No wait between attempts is longer.
    testServer.clock.move(73 * minute);
    expect(await outbox.flush()).toBe(2);
  }
  testServer.clock.move(73 * minute);
  expect(await outbox.flush()).toBe(0);
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ dead: 2 });
});

test('an email that cannot be rendered holds up no other, and is dead in the end', async () => {
  await testServer.db.updateTable('outbox').set({ template: 'submission-staff', ref: '{' }).execute();
  await testServer.call('sendSignUpCode', { email: 'other@example.org' });
  expect(await testServer.flush()).toBe(2);
  expect(testServer.sent.map(({ to }) => to)).toEqual(['other@example.org']);
  for (let hours = 0; hours < 40; hours += 1) {
    testServer.clock.move(73 * minute);
    await testServer.flush();
  }
  const [dead] = await makeAdministration(testServer.db).emails({ state: 'dead', limit: 9 });
  expect(dead).toMatchObject({ attempts: testServer.settings.outbox.attempts });
  expect(dead?.last_error).toContain('JSON');
});

test('an email whose sending process died at each attempt is dead in the end', async () => {
  await testServer.db.updateTable('outbox').set({ template: 'already-registered', ref: '{}' }).execute();
  const { store, clock, settings } = { ...testServer, ...testServer.dependencies };
  for (let count = 0; count < settings.outbox.attempts; count += 1) {
    expect(await store.claimEmails(clock.now(), 1)).toHaveLength(1);
    testServer.clock.move(settings.outbox.lease);
  }
  await testServer.flush();
  expect(testServer.sent).toEqual([]);
  expect(await stateOf()).toBe('dead');
  await makeAdministration(testServer.db).sendAgain({ deadSince: 0 }, clock.now());
  await testServer.flush();
  expect(await stateOf()).toBe('sent');
});

test('an expired code is not sent', async () => {
  testServer.clock.move(10 * minute);
  await testServer.flush();
  expect(testServer.sent).toEqual([]);
  expect(await stateOf()).toBe('dropped');
});

test('eight senders at once send every email once', async () => {
  for (let count = 0; count < 40; count += 1)
    await testServer.call('sendSignUpCode', { email: `visitor${count}@example.org` });
  const seen: string[] = [];
  const senders = Array.from({ length: 8 }, () =>
    outboxOver(async ({ id }) => {
      seen.push(id);
      return taken;
    }),
  );
  await Promise.all(senders.map(({ flush }) => flush()));
  expect(seen).toHaveLength(41);
  expect(new Set(seen).size).toBe(41);
});

test('an email whose sending process died is sent by another when its lease ends', async () => {
  expect(await testServer.dependencies.store.claimEmails(testServer.clock.now(), 5)).toHaveLength(1);
  expect(await testServer.flush()).toBe(0);
  testServer.clock.move(testServer.settings.outbox.lease);
  expect(await testServer.flush()).toBe(1);
});

test('the result of a sender whose lease has ended is ignored after another has recorded its own', async () => {
  const { promise, resolve } = Promise.withResolvers<SendResult>();
  const warned = jest.spyOn(testServer.dependencies.log, 'warn');
  const slow = outboxOver(() => promise);
  const late = slow.flush();
  const quick = outboxOver(async () => refused);
  expect(await quick.flush()).toBe(0);
  testServer.clock.move(testServer.settings.outbox.lease);
  expect(await quick.flush()).toBe(1);
  expect(warned).not.toHaveBeenCalled();
  resolve(taken);
  await late;
  expect(warned.mock.calls).toEqual([['leaseLost', { emailId: expect.any(String) as string }]]);
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ dead: 1 });
});

test('the result of a sender whose lease has ended is ignored before the other has recorded its own, too', async () => {
  const { store } = testServer.dependencies;
  const claim = async () => (await store.claimEmails(testServer.clock.now(), 1))[0]!;
  const first = await claim();
  testServer.clock.move(testServer.settings.outbox.lease);
  const second = await claim();
  expect(second.id).toBe(first.id);
  expect(await store.recordDelivery(first, { state: 'dead' }, testServer.clock.now())).toBe(false);
  expect(await store.recordDelivery(second, { state: 'sent' }, testServer.clock.now())).toBe(true);
  expect(await store.emailCounts()).toEqual({ sent: 1 });
});

test('a result that cannot be recorded is an error', async () => {
  jest
    .spyOn(testServer.dependencies.store, 'recordDelivery')
    .mockRejectedValueOnce(new Error('The database is away.'));
  await expect(testServer.flush()).rejects.toThrow('away');
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ queued: 1 });
});

test('the lease of an email is renewed for as long as its relay does not answer', async () => {
  await testServer.close();
  const { outbox } = defaultSettings;
  testServer = await makeTestServer({ settings: { outbox: { ...outbox, lease: 30 } } });
  await testServer.call('sendSignUpCode', { email: visitor.email });
  const { clock, dependencies } = testServer;
  const renewed = Promise.withResolvers<void>();
  const { store } = dependencies;
  const renewLease = store.renewLease.bind(store);
  jest.spyOn(store, 'renewLease').mockImplementation(async (...given) => {
    const leased = await renewLease(...given);
    // The clock of the test stands still until it is moved: only a later renewal is one.
    if (leased && leased.lease_until > given[0].lease_until) renewed.resolve();
    return leased;
  });
  const answer = Promise.withResolvers<SendResult>();
  const sending = outboxOver(() => answer.promise).flush();
  await dependencies.store.emailCounts();
  clock.move(29);
  await renewed.promise;
  clock.move(29);
  expect(await testServer.flush()).toBe(0);
  answer.resolve(taken);
  expect(await sending).toBe(1);
  expect(await dependencies.store.emailCounts()).toEqual({ sent: 1 });
});

test('a lease that has passed to another sender cannot be renewed', async () => {
  const { store } = testServer.dependencies;
  const claim = async () => (await store.claimEmails(testServer.clock.now(), 1))[0]!;
  const first = await claim();
  testServer.clock.move(testServer.settings.outbox.lease);
  const second = await claim();
  expect(await store.renewLease(first, testServer.clock.now())).toBeUndefined();
  expect(await store.renewLease(second, testServer.clock.now() + 1)).toEqual({
    id: second.id,
    lease_until: second.lease_until + 1,
  });
});

describe('an email that the relay has wholly and does not answer', () => {
  beforeEach(async () => {
    await testServer.db
      .updateTable('outbox')
      .set({ template: 'password-changed', ref: JSON.stringify({ changedAt: 0 }) })
      .execute();
  });
  const unanswered: SendResult = { outcome: 'unanswered', reason: 'It was given up after 120 s.' };
  const detailsOf = async () => (await makeAdministration(testServer.db).emails({ limit: 1 }))[0];
  const told =
    'Perhaps delivered: the relay had the whole email and sent no answer. It was given up after 120 s.';

  test('is sent again twice, as late as any, with the same id, and then is dead', async () => {
    const seen: string[] = [];
    const outbox = outboxOver(async ({ id }) => {
      seen.push(id);
      return unanswered;
    });
    for (const times of [1, 2]) {
      expect(await outbox.flush()).toBe(1);
      expect(await detailsOf()).toMatchObject({ state: 'queued', unanswered: times, last_error: told });
      testServer.clock.move(48 * minute - 1);
      expect(await outbox.flush()).toBe(0);
      testServer.clock.move(24 * minute + 1);
    }
    expect(await outbox.flush()).toBe(1);
    expect(await detailsOf()).toMatchObject({ state: 'dead', unanswered: 3, last_error: told });
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    await makeAdministration(testServer.db).sendAgain({ deadSince: 0 }, testServer.clock.now());
    expect(await detailsOf()).toMatchObject({ state: 'queued', unanswered: 0, last_error: null });
  });

  test('is sent again while it still works, if it has a code', async () => {
    await testServer.db.updateTable('outbox').set({ template: 'sign-up-code', ref: '{}' }).execute();
    const results = [async () => unanswered];
    const outbox = outboxOver(() => results.shift()?.() ?? Promise.resolve(taken));
    await outbox.flush();
    testServer.clock.move(36_000);
    await outbox.flush();
    expect(await detailsOf()).toMatchObject({ state: 'sent', unanswered: 1 });
  });

  test('keeps that count while the relay cannot be reached', async () => {
    const results = [async () => unanswered, () => Promise.reject(new Error('nobody there'))];
    const outbox = outboxOver(() => results.shift()?.() ?? Promise.resolve(taken));
    await outbox.flush();
    testServer.clock.move(72 * minute);
    await outbox.flush();
    expect(await detailsOf()).toMatchObject({
      state: 'queued',
      unanswered: 1,
      last_error: 'Error: nobody there',
    });
    testServer.clock.move(72 * minute);
    await outbox.flush();
    expect(await detailsOf()).toMatchObject({ state: 'sent', last_error: null });
  });

  test('is not sent again at once without its attachment', async () => {
    await testServer.db.deleteFrom('outbox').execute();
    const { token } = await signUpAndLogIn(testServer, { email: 'other@example.org' });
    await testServer.db.deleteFrom('outbox').execute();
    const answers = { ...jobAnswers, email: 'other@example.org' };
    await testServer.call('submitJobApplication', formOf(answers), { token });
    testServer.clock.move(minute);
    const send = jest.fn<ReturnType<Mailer['send']>, unknown[]>(async () => unanswered);
    expect(await outboxOver(send).flush()).toBe(2);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('a relay that takes one email slowly gets all others meanwhile, each once', async () => {
  const slow = Promise.withResolvers<SendResult>();
  const others = Promise.withResolvers<void>();
  const seen: string[] = [];
  const sender = senderOver(async ({ to }) => {
    seen.push(to);
    if (to === visitor.email) return slow.promise;
    if (seen.length === 10) others.resolve();
    return taken;
  });
  for (let count = 0; count < 9; count += 1)
    await testServer.call('sendSignUpCode', { email: `visitor${count}@example.org` });
  const worker = startDeliveryWorker(sender, testServer.settings.outbox.atOnce, silentLogger);
  worker.wake();
  await others.promise;
  slow.resolve(taken);
  await worker.stop();
  expect(new Set(seen).size).toBe(10);
  expect(seen).toHaveLength(10);
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ sent: 10 });
});

describe('the share of a kind', () => {
  const reset = (email: string) => testServer.call('sendResetCode', { email });

  test('is not used by emails to addresses without an account, and no response shows that it is spent', async () => {
    await testServer.close();
    testServer = await makeTestServer({ settings: { mailPerDay: 8 } });
    await signUp(testServer);
    const answers: [number, string][] = [];
    const spent = jest.spyOn(testServer.dependencies.metrics, 'mailShareSpent');
    const ask = async (email: string) => {
      const response = await reset(email);
      answers.push([response.status, await response.text()]);
      await testServer.flush();
    };
    for (let count = 0; count < 6; count += 1) await ask(`nobody${count}@example.org`);
    for (let count = 0; count < 3; count += 1) {
      await ask(visitor.email);
      testServer.clock.move(minute);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    // A quarter of eight.
    expect(testServer.sent.filter(({ text }) => text.includes('to set a new password'))).toHaveLength(2);
    const waiting = await makeAdministration(testServer.db).emails({ state: 'queued', limit: 9 });
    expect(waiting.map(({ last_error }) => last_error)).toEqual(['The share of such emails is spent.']);
    expect(spent).toHaveBeenCalledWith('reset');
    // Codes to sign up have a share of their own.
    for (const email of ['new@example.org', 'newer@example.org']) {
      expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
      await testServer.flush();
      expect(testServer.sent.at(-1)?.to).toBe(email);
    }
    testServer.clock.move(24 * 60 * minute);
    await ask(visitor.email);
    expect(testServer.sent.filter(({ text }) => text.includes('to set a new password'))).toHaveLength(3);
  });

  test('uses up no attempt of an email that it holds back, however long its code is valid', async () => {
    await testServer.close();
    const { code } = defaultSettings;
    testServer = await makeTestServer({
      settings: { mailPerDay: 4, code: { ...code, lifetime: 60 * minute } },
    });
    await signUp(testServer);
    for (let count = 0; count < 2; count += 1) {
      await reset(visitor.email);
      await testServer.flush();
      testServer.clock.move(minute);
    }
    const states = async () =>
      (await makeAdministration(testServer.db).emails({ limit: 1 })).map(
        ({ state, attempts, last_error }) => [state, attempts, last_error],
      );
    for (let count = 0; count < 2 * testServer.settings.outbox.attempts; count += 1) {
      testServer.clock.move(minute / 2);
      await testServer.flush();
    }
    expect(await states()).toEqual([['queued', 0, 'The share of such emails is spent.']]);
    testServer.clock.move(60 * minute);
    await testServer.flush();
    expect(await states()).toEqual([['dropped', 1, null]]);
  });

  test('is not used by emails that were dropped or died', async () => {
    await testServer.close();
    testServer = await makeTestServer({ settings: { mailPerDay: 2 } });
    const ask = async (email: string) => (await testServer.call('sendSignUpCode', { email })).status;
    const spent = jest.spyOn(testServer.dependencies.metrics, 'mailShareSpent');
    expect([await ask('first@example.org'), await ask('second@example.org')]).toEqual([200, 503]);
    expect(spent.mock.calls).toEqual([['signUp']]);
    await outboxOver(async () => refused).flush();
    expect([await ask('second@example.org'), await ask('third@example.org')]).toEqual([200, 503]);
    testServer.clock.move(10 * minute);
    expect(await ask('third@example.org')).toBe(200);
  });
});

describe('a dead email', () => {
  test('has its error stored, and is sent again when the operator wants it, with a new expiry of its link', async () => {
    await testServer.db.deleteFrom('outbox').execute();
    const { token } = await signUpAndLogIn(testServer, { email: 'other@example.org' });
    await testServer.db.deleteFrom('outbox').execute();
    const answers = { ...jobAnswers, email: 'other@example.org' };
    await testServer.call('submitJobApplication', formOf(answers), { token });
    const { store } = testServer.dependencies;
    testServer.clock.move(minute);
    await outboxOver(async () => refused).flush();
    const operator = makeAdministration(testServer.db);
    const [dead, other] = await operator.emails({ state: 'dead', limit: 10 });
    expect(dead).toMatchObject({
      attempts: 1,
      last_error: 'The relay refused it permanently: 550 5.1.1 no such mailbox',
    });
    testServer.clock.move(15 * 24 * 60 * minute);
    const now = testServer.clock.now();
    expect(await operator.sendAgain({ id: dead?.id ?? '' }, now)).toBe(1);
    expect(await operator.sendAgain({ deadSince: 0 }, now)).toBe(1);
    expect(await operator.sendAgain({ deadSince: 0 }, now)).toBe(0);
    expect(await store.oldestQueuedAt()).toBe(other?.created_at);
    await testServer.flush();
    expect(await store.oldestQueuedAt()).toBeUndefined();
    const staff = testServer.sent.find(({ to }) => to === testServer.settings.staffEmail);
    const link = new URL(/http\S+\/files\/\S+/.exec(staff?.text ?? '')?.[0] ?? '');
    const expiry = Number(link.searchParams.get('exp'));
    expect(expiry).toBe(now + testServer.settings.fileLink.lifetime);
    expect(staff?.text).toContain(`works until ${momentIn(expiry, testServer.settings.timeZone)}`);
    expect((await testServer.api.request(link.pathname + link.search)).status).toBe(200);
  });
});
