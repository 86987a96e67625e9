import { makeProgress } from './progress.ts';

const kibi = 1024;
/** Samples every two seconds, as the server does, with `bytes` and `waiting` of that time. Returns when it stalled. */
function stallsAt(steps: (at: number) => { bytes: number; waiting?: boolean }, until: number): number {
  const progress = makeProgress(20_000, kibi);
  for (let at = 0; at <= until; at += 2000) {
    const { bytes, waiting = true } = steps(at);
    if (progress.sample(at, bytes, waiting) === 'stalled') return at;
  }
  return Number.POSITIVE_INFINITY;
}
const never = Number.POSITIVE_INFINITY;
const hour = 3_600_000;

test('bytes that arrive at the minimum rate may do so for hours', () => {
  expect(stallsAt((at) => ({ bytes: (at / 1000) * kibi }), hour)).toBe(never);
});

test('one byte a second is a stall after one window', () => {
  expect(stallsAt((at) => ({ bytes: at / 1000 }), hour)).toBe(20_000);
});

test('bytes that stop coming are a stall within two windows', () => {
  expect(stallsAt((at) => ({ bytes: Math.min(at, 30_000) * kibi }), hour)).toBe(60_000);
});

test('time in which nothing was waited for is left out', () => {
  expect(stallsAt(() => ({ bytes: 0, waiting: false }), hour)).toBe(never);
  expect(stallsAt((at) => ({ bytes: 0, waiting: at > 100_000 }), hour)).toBe(122_000);
});

test('an interval between two samples is left out unless both of them were waiting', () => {
  expect(stallsAt((at) => ({ bytes: 0, waiting: at % 4000 === 0 }), hour)).toBe(never);
});

test('the time before the first sample is left out', () => {
  expect(makeProgress(20_000, kibi).sample(hour, 0, true)).toBe('moving');
});

test('bytes that arrive while nothing is waited for are not counted either', () => {
  expect(stallsAt((at) => ({ bytes: Math.min(at, 10_000) * kibi, waiting: at > 10_000 }), hour)).toBe(32_000);
});
