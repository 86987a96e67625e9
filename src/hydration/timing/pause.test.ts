import { pause } from './pause.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'scheduler'));

test('where the browser knows what is urgent it says when the next piece of work is due', async () => {
  const postTask = jest.fn<void, [() => void, object]>();
  Object.assign(globalThis, { scheduler: { postTask } });
  const paused = jest.fn();
  const waiting = pause().then(paused);
  await new Promise((resolve) => setTimeout(resolve));
  expect(paused).not.toHaveBeenCalled();
  const [[goOn, options]] = postTask.mock.calls as [[() => void, object]];
  expect(options).toEqual({ priority: 'background' });
  goOn();
  await waiting;
});

test.each([undefined, {}])('elsewhere it is due in the next task: %o', async (scheduler) => {
  if (scheduler) Object.assign(globalThis, { scheduler });
  const paused = jest.fn();
  const waiting = pause().then(paused);
  await Promise.resolve();
  expect(paused).not.toHaveBeenCalled();
  await waiting;
});
