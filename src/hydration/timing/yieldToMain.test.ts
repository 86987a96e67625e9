import { yieldToMain } from './yieldToMain.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'scheduler'));

test('where the browser has a scheduler the next piece of work is a background task', async () => {
  const postTask = jest.fn<void, [() => void, object]>();
  Object.assign(globalThis, { scheduler: { postTask } });
  const resolved = jest.fn();
  const waiting = yieldToMain().then(resolved);
  await new Promise((resolve) => setTimeout(resolve));
  expect(resolved).not.toHaveBeenCalled();
  const [[goOn, options]] = postTask.mock.calls as [[() => void, object]];
  expect(options).toEqual({ priority: 'background' });
  goOn();
  await waiting;
});

test.each([undefined, {}])('elsewhere it is the next task of a timer: %o', async (scheduler) => {
  if (scheduler) Object.assign(globalThis, { scheduler });
  const resolved = jest.fn();
  const waiting = yieldToMain().then(resolved);
  await Promise.resolve();
  expect(resolved).not.toHaveBeenCalled();
  await waiting;
});
