import { mainThreadOf } from './trace.ts';

const main = { pid: 7, tid: 1 };

test('style recalculations, layouts and tasks of the main thread are added up, those of other threads are not', () => {
  const figures = mainThreadOf([
    { name: 'thread_name', ...main, args: { name: 'CrRendererMain' } },
    { name: 'thread_name', pid: 7, tid: 2, args: { name: 'Compositor' } },
    { name: 'RunTask', ...main, dur: 90_000 },
    { name: 'UpdateLayoutTree', ...main, dur: 4000, args: { elementCount: 700 } },
    { name: 'UpdateLayoutTree', ...main, dur: 1000, args: { elementCount: 12 } },
    { name: 'Layout', ...main, dur: 2500 },
    { name: 'RunTask', ...main, dur: 10_000 },
    { name: 'RunTask', pid: 7, tid: 2, dur: 400_000 },
  ]);
  expect(figures).toEqual({
    'elements in style recalculations': 712,
    'style recalculation ms': 5,
    'layout ms': 2.5,
    'all tasks ms': 100,
    'longest task ms': 90,
  });
});
