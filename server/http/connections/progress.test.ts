import { makeProgress } from './progress.ts';

const kibi = 1024;
/** Asks every two seconds, as the listener does; `bytes` and `waiting` of each time. Says when it stalled. */
function stallsAt(steps: (at: number) => { bytes: number; waiting?: boolean }, until: number): number {
  const progress = makeProgress(20_000, kibi);
  for (let at = 0; at <= until; at += 2000) {
    const { bytes, waiting = true } = steps(at);
    if (progress.isStalled(at, bytes, waiting)) return at;
  }
  return Number.POSITIVE_INFINITY;
}
const never = Number.POSITIVE_INFINITY;
const hour = 3_600_000;

test('bytes that come at the least rate may come for hours', () => {
  expect(stallsAt((at) => ({ bytes: (at / 1000) * kibi }), hour)).toBe(never);
});

test('one byte a second is a stall after one window', () => {
  expect(stallsAt((at) => ({ bytes: at / 1000 }), hour)).toBe(20_000);
});

test('bytes that stop coming are a stall within two windows', () => {
  expect(stallsAt((at) => ({ bytes: Math.min(at, 30_000) * kibi }), hour)).toBe(60_000);
});

test('time in which nothing was waited for counts for nobody', () => {
  expect(stallsAt(() => ({ bytes: 0, waiting: false }), hour)).toBe(never);
  expect(stallsAt((at) => ({ bytes: 0, waiting: at > 100_000 }), hour)).toBe(122_000);
});

test('a time that ends or begins with nothing to wait for counts for nobody', () => {
  expect(stallsAt((at) => ({ bytes: 0, waiting: at % 4000 === 0 }), hour)).toBe(never);
});

test('no time counts before the first look, whenever that is', () => {
  expect(makeProgress(20_000, kibi).isStalled(hour, 0, true)).toBe(false);
});

test('what came while nothing was waited for earns no credit', () => {
  expect(stallsAt((at) => ({ bytes: Math.min(at, 10_000) * kibi, waiting: at > 10_000 }), hour)).toBe(32_000);
});
