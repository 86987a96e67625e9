import { workFor } from './work.ts';

const main = { pid: 7, tid: 1 };
const seen = { pressed: 1000, heard: 1002, seen: 1022 };
const heard = { name: 'heard', ...main, ts: 50_000 };

test('counts the processor time of the main thread’s tasks between press and picture', () => {
  const figures = workFor(seen, heard, [
    { name: 'RunTask', ...main, ts: 20_000, dur: 10_000, tdur: 10_000 },
    { name: 'RunTask', ...main, ts: 49_000, dur: 9000, tdur: 6000 },
    { name: 'RunTask', pid: 7, tid: 2, ts: 51_000, dur: 9000, tdur: 9000 },
    { name: 'RunTask', ...main, ts: 60_000, dur: 12_000, tdur: 8000 },
    { name: 'UpdateLayoutTree', ...main, ts: 61_000, dur: 3000, tdur: 2000 },
    { name: 'Layout', ...main, ts: 64_000, dur: 1000, tdur: 1000 },
    { name: 'Paint', ...main, ts: 66_000, dur: 500 },
    { name: 'Paint', ...main, ts: 66_100, dur: 300 },
    { name: 'RunTask', ...main, ts: 71_000, dur: 9000, tdur: 9000 },
  ]);
  expect(figures).toEqual({ work: 14, 'of which scripts': 10.5, 'style and layout': 3, painting: 0.5 });
});
