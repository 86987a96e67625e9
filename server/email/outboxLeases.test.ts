import { visitor } from '../../mocks/fixtures.ts';
import { makeServerWithEmail, outboxSteps } from '../../mocks/email/outboxSteps.ts';
import { refused, taken } from '../../mocks/email/relayResults.ts';
import { silentLogger } from '../../mocks/silentLogger.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { defaultSettings } from '../common/settings.ts';
import { startDeliveryWorker } from './deliveryWorker.ts';
import type { RelayResult } from './email.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeServerWithEmail();
});
afterEach(() => testServer.close());

const { senderOver, outboxOver } = outboxSteps(() => testServer);

const claim = async () => {
  const { dependencies, clock } = testServer;
  return (await dependencies.store.claimEmails(clock.now(), 1))[0]!;
};

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
  const { promise, resolve } = Promise.withResolvers<RelayResult>();
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
  const first = await claim();
  testServer.clock.move(testServer.settings.outbox.lease);
  const second = await claim();
  expect(second.id).toBe(first.id);
  expect(await store.recordDelivery(first, { state: 'dead' }, testServer.clock.now())).toBe(false);
  expect(await store.recordDelivery(second, { state: 'sent' }, testServer.clock.now())).toBe(true);
  expect(await store.emailCounts()).toEqual({ sent: 1 });
});

test('the lease of an email is renewed for as long as its relay does not answer', async () => {
  await testServer.close();
  const { outbox } = defaultSettings;
  testServer = await makeServerWithEmail({ outbox: { ...outbox, lease: 30 } });
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
  const answer = Promise.withResolvers<RelayResult>();
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
  const first = await claim();
  testServer.clock.move(testServer.settings.outbox.lease);
  const second = await claim();
  expect(await store.renewLease(first, testServer.clock.now())).toBeUndefined();
  expect(await store.renewLease(second, testServer.clock.now() + 1)).toEqual({
    id: second.id,
    lease_until: second.lease_until + 1,
  });
});

test('a relay that takes one email slowly gets all others meanwhile, each once', async () => {
  const slow = Promise.withResolvers<RelayResult>();
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
  const worker = startDeliveryWorker(sender, testServer.settings.outbox, silentLogger);
  worker.wake();
  await others.promise;
  slow.resolve(taken);
  await worker.stop();
  expect(new Set(seen).size).toBe(10);
  expect(seen).toHaveLength(10);
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ sent: 10 });
});
