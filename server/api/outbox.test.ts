import { formOf, jobAnswers, makeMember, visitor } from '../../mocks/people.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';
import { makeOutbox } from './outbox.ts';
import type { Letter, Mailer } from './ports.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
  await world.call('sendSignUpCode', { email: visitor.email });
});
afterEach(() => world.close());

const minute = 60_000;
const stateOf = async () => (await world.mailbox())[0]?.state;
const outboxOver = (send: Mailer['send']) => makeOutbox(world.ports, { send }, world.policy);

test('a letter leaves once', async () => {
  expect(await world.flush()).toBe(1);
  expect(await world.flush()).toBe(0);
  expect(world.sent).toHaveLength(1);
  expect(await stateOf()).toBe('sent');
});

test('a relay in trouble gets the same letter again, later and later', async () => {
  const seen: Letter[] = [];
  let isDown = true;
  const outbox = outboxOver(async (letter) => {
    seen.push(letter);
    if (isDown) throw new Error('451 come back later');
    return 'sent';
  });
  await outbox.flush();
  expect(await outbox.flush()).toBe(0);
  expect(await stateOf()).toBe('queued');
  world.clock.move(36_000);
  expect(await outbox.flush()).toBe(1);
  world.clock.move(36_000);
  expect(await outbox.flush()).toBe(0);
  isDown = false;
  world.clock.move(36_000);
  expect(await outbox.flush()).toBe(1);
  expect(await stateOf()).toBe('sent');
  expect(new Set(seen.map(({ id, text }) => id + text)).size).toBe(1);
});

test('a letter the relay will never take is dead at once', async () => {
  const outbox = outboxOver(async () => 'refused');
  await outbox.flush();
  expect(await stateOf()).toBe('dead');
  expect(await world.ports.store.letterCounts()).toEqual({ dead: 1 });
});

test('a relay that never comes back ends the attempts', async () => {
  await world.db.deleteFrom('outbox').execute();
  const { token } = await makeMember(world, { email: 'other@example.org' });
  await world.db.deleteFrom('outbox').execute();
  await world.call('submitJobApplication', formOf({ ...jobAnswers, email: 'other@example.org' }), { token });
  const outbox = outboxOver(() => Promise.reject(new Error('nobody there')));
  let tried = 0;
  for (let hours = 0; hours < 40; hours += 1) {
    world.clock.move(73 * minute);
    tried += await outbox.flush();
  }
  expect(tried).toBe(2 * world.policy.outbox.attempts);
  expect(await world.ports.store.letterCounts()).toEqual({ dead: 2 });
});

test('a code past its life is not sent any more', async () => {
  world.clock.move(10 * minute);
  await world.flush();
  expect(world.sent).toEqual([]);
  expect(await stateOf()).toBe('dropped');
});

test('eight senders at once send every letter once', async () => {
  for (let count = 0; count < 40; count += 1)
    await world.call('sendSignUpCode', { email: `visitor${count}@example.org` });
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

test('a sender that died in the middle loses nothing: its letter is free again when its lease ends', async () => {
  expect(await world.ports.store.claimLetters(world.clock.now(), 5)).toHaveLength(1);
  expect(await world.flush()).toBe(0);
  world.clock.move(30_000);
  expect(await world.flush()).toBe(1);
});
