import { makeTurns } from './turns.ts';

const busy = new Error('busy');

test('everybody gets the turn in the order of asking', async () => {
  const turns = makeTurns(10, () => busy);
  const order: number[] = [];
  const all = [0, 1, 2, 3].map(async (number) => {
    await turns.take(Infinity);
    order.push(number);
    await Promise.resolve();
    turns.pass();
  });
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

test('who waits past the deadline is refused and leaves the line', async () => {
  const turns = makeTurns(10, () => busy);
  await turns.take(Infinity);
  await expect(turns.take(performance.now())).rejects.toBe(busy);
  const next = turns.take(Infinity);
  turns.pass();
  await next;
});

test('one more than may wait is refused at once', async () => {
  const turns = makeTurns(1, () => busy);
  await turns.take(Infinity);
  const waiting = turns.take(Infinity);
  await expect(turns.take(Infinity)).rejects.toBe(busy);
  turns.pass();
  await waiting;
});
