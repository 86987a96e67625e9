import { compileFunction } from 'node:vm';
import { noteOrigin, withOrigin } from './dispatchOrigin.ts';

/** A function that calls `next` from a file of this name. */
const through = (filename: string) =>
  compileFunction('return next();', ['next'], { filename }) as (next: () => string) => string;

const throughExtension = through('chrome-extension://abcdef/page.bundle.js');
const middlewares = Array.from({ length: 12 }, (_, index) => through(`middleware-${index}.js`));
const throughMiddlewares = (last: () => string) =>
  middlewares.reduceRight<() => string>((next, middleware) => () => middleware(next), last)();

/** The recorded frames of a press whose action passes the extension, the middlewares and the extension again. */
const framesOf = (action: object) =>
  through('HeaderMenu.js')(() =>
    throughExtension(() => throughMiddlewares(() => throughExtension(() => noteOrigin(action)))),
  ).split('\n');

test('the first frame is the one that dispatched, however many middlewares an action passes', () => {
  const { stackTraceLimit } = Error;
  const frames = framesOf({ type: 'ui/menuToggled' });
  const files = frames.flatMap((frame) => /[\w-]+\.js/.exec(frame) ?? []);
  expect(files[0]).toBe('HeaderMenu.js');
  expect(frames.length).toBeLessThanOrEqual(10);
  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
});

test('for an action that did not enter through the extension all frames are returned', () => {
  const action = { type: 'forms/submitEnded' };
  const stack = through('upload.js')(() =>
    throughMiddlewares(() => throughExtension(() => noteOrigin(action))),
  );
  expect(stack).toContain('middleware-0.js');
  expect(stack).toContain('upload.js');
});

test('the JSON of a single action includes its time and stack; nested in other JSON it is the action alone', () => {
  const action = { type: 'ui/menuToggled', payload: 'services' };
  const before = Date.now();
  const stack = framesOf(action).join('\n');
  const shown = withOrigin({ type: action.type }, action);
  const alone = JSON.parse(JSON.stringify(shown)) as { timestamp: number };
  expect(alone).toEqual({ timestamp: expect.any(Number), stack, action: { type: action.type } });
  expect(alone.timestamp).toBeGreaterThanOrEqual(before);
  expect(JSON.parse(JSON.stringify({ stack, action: shown }))).toEqual({
    stack,
    action: { type: action.type },
  });
  expect(JSON.stringify(withOrigin({ type: '@@INIT' }, { type: '@@INIT' }))).toBe('{"type":"@@INIT"}');
});
