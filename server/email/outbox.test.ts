import { momentIn } from '../../contract/times/timeZones.ts';
import { makeServerWithEmail, outboxSteps } from '../../mocks/email/outboxSteps.ts';
import { refused, taken } from '../../mocks/email/relayResults.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeAdministration } from '../store/administration.ts';
import type { Email, Mailer } from './email.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeServerWithEmail();
});
afterEach(() => testServer.close());

const { outboxOver, sendJobApplication } = outboxSteps(() => testServer);
const minute = 60_000;
const stateOf = async () => (await testServer.mailbox())[0]?.state;

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

test.each([
  [0.2, 72],
  [0.5, 90],
])('with a jitter of %d the longest wait between two attempts is %i minutes', async (jitter, minutes) => {
  const { outbox: defaults } = testServer.settings;
  await testServer.close();
  testServer = await makeServerWithEmail({ outbox: { ...defaults, jitter } });
  const random = { ...testServer.dependencies.random, bytes: () => Uint8Array.of(255) };
  const send = () => Promise.reject(new Error('451 come back later'));
  const outbox = outboxOver(send, { random });
  await testServer.db
    .updateTable('outbox')
    .set({ template: 'password-changed', ref: JSON.stringify({ changedAt: 0 }), attempts: 20 })
    .execute();
  expect(await outbox.flush()).toBe(1);
  testServer.clock.move(minutes * minute - 1);
  expect(await outbox.flush()).toBe(0);
  testServer.clock.move(1);
  expect(await outbox.flush()).toBe(1);
});

test('an email the relay will never take is dead at once', async () => {
  const send = jest.fn<ReturnType<Mailer['send']>, unknown[]>(async () => refused);
  await outboxOver(send).flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(await stateOf()).toBe('dead');
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ dead: 1 });
});

test('with a relay that never works again, emails are dead after the last attempt', async () => {
  await sendJobApplication();
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

test('an email that refers to no code does not expire as one', async () => {
  const ref = JSON.stringify({ changedAt: 0, expiresAt: 0 });
  await testServer.db.updateTable('outbox').set({ template: 'password-changed', ref }).execute();
  await testServer.flush();
  expect(await stateOf()).toBe('sent');
});

test('a result that cannot be recorded is an error', async () => {
  jest
    .spyOn(testServer.dependencies.store, 'recordDelivery')
    .mockRejectedValueOnce(new Error('The database is away.'));
  await expect(testServer.flush()).rejects.toThrow('away');
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ queued: 1 });
});

describe('a dead email', () => {
  test('has its error stored, and is sent again when the operator wants it, with a new expiry of its link', async () => {
    await sendJobApplication();
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
