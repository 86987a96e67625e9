import { formOf, jobAnswers, signUpAndLogIn, visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeOutboxSender } from './outbox.ts';
import type { Email, Mailer } from './email.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
  await testServer.call('sendSignUpCode', { email: visitor.email });
});
afterEach(() => testServer.close());

const minute = 60_000;
const stateOf = async () => (await testServer.mailbox())[0]?.state;
const outboxOver = (send: Mailer['send']) =>
  makeOutboxSender(testServer.dependencies, { send }, testServer.settings);

test('an email leaves once', async () => {
  expect(await testServer.flush()).toBe(1);
  expect(await testServer.flush()).toBe(0);
  expect(testServer.sent).toHaveLength(1);
  expect(await stateOf()).toBe('sent');
});

test('a relay in trouble gets the same email again, later and later', async () => {
  const seen: Email[] = [];
  let isDown = true;
  const outbox = outboxOver(async (message) => {
    seen.push(message);
    if (isDown) throw new Error('451 come back later');
    return 'sent';
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

test('an email the relay will never take is dead at once', async () => {
  const outbox = outboxOver(async () => 'refused');
  await outbox.flush();
  expect(await stateOf()).toBe('dead');
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ dead: 1 });
});

test('a relay that never comes back ends the attempts', async () => {
  await testServer.db.deleteFrom('outbox').execute();
  const { token } = await signUpAndLogIn(testServer, { email: 'other@example.org' });
  await testServer.db.deleteFrom('outbox').execute();
  await testServer.call('submitJobApplication', formOf({ ...jobAnswers, email: 'other@example.org' }), {
    token,
  });
  const outbox = outboxOver(() => Promise.reject(new Error('nobody there')));
  let tried = 0;
  for (let hours = 0; hours < 40; hours += 1) {
    testServer.clock.move(73 * minute);
    tried += await outbox.flush();
  }
  expect(tried).toBe(2 * testServer.settings.outbox.attempts);
  expect(await testServer.dependencies.store.emailCounts()).toEqual({ dead: 2 });
});

test('a code past its life is not sent any more', async () => {
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
      return 'sent';
    }),
  );
  await Promise.all(senders.map(({ flush }) => flush()));
  expect(seen).toHaveLength(41);
  expect(new Set(seen).size).toBe(41);
});

test('a sender that died in the middle loses nothing: its email is free again when its lease ends', async () => {
  expect(await testServer.dependencies.store.claimEmails(testServer.clock.now(), 5)).toHaveLength(1);
  expect(await testServer.flush()).toBe(0);
  testServer.clock.move(30_000);
  expect(await testServer.flush()).toBe(1);
});
