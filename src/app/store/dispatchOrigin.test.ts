import { compileFunction } from 'node:vm';
import { noteOrigin, withOrigin } from './dispatchOrigin.ts';

/** Calls on from a file of this name. */
const through = (filename: string) =>
  compileFunction('return next();', ['next'], { filename }) as (next: () => string) => string;

const throughExtension = through('chrome-extension://abcdef/page.bundle.js');
const middlewares = Array.from({ length: 12 }, (_, index) => through(`middleware-${index}.js`));
const throughMiddlewares = (last: () => string) =>
  middlewares.reduceRight<() => string>((next, middleware) => () => middleware(next), last)();

/** The frames that are noted of a press, whose action goes through the store as the extension encloses it. */
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

test('of an action that comes from within the store all frames are told', () => {
  const action = { type: 'forms/submitEnded' };
  const stack = through('upload.js')(() =>
    throughMiddlewares(() => throughExtension(() => noteOrigin(action))),
  );
  expect(stack).toContain('middleware-0.js');
  expect(stack).toContain('upload.js');
});

test('an action that is written alone brings its time and its place, and in any other place itself', () => {
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
