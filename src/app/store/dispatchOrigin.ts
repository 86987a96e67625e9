/** When an action was dispatched, and from where. */
type Origin = { timestamp: number; stack: string };

const origins = new WeakMap<object, Origin>();

/** How many stack frames are shown: as many as V8 records by default. */
const shownFrames = 10;
/**
 * How many frames may lie within the store: each middleware has one, and one action may be dispatched within another.
 */
const storeFrames = 40;

const isExtensions = (frame: string) => frame.includes('-extension://');

/**
 * The frames below the store, which led to the dispatch. The store's own frames lie between two groups of the
 * extension's: one that asks for the stack, and one through which the action entered. Where there is no second group,
 * as after an `await`, all frames are returned.
 */
function outsideStore(frames: readonly string[]): readonly string[] {
  const asking = frames.findIndex(isExtensions);
  const store = frames.findIndex((frame, index) => index > asking && !isExtensions(frame));
  const entrance = frames.findIndex((frame, index) => index > store && isExtensions(frame));
  return entrance < 0 ? frames : frames.slice(entrance + 1, entrance + 1 + shownFrames);
}

/** Records from where an action is being dispatched, and returns that stack for Redux DevTools. */
export function noteOrigin(action: object): string {
  const settings = Error as { stackTraceLimit?: number };
  const { stackTraceLimit = shownFrames } = settings;
  settings.stackTraceLimit = storeFrames + shownFrames;
  const frames = (new Error().stack ?? '').split('\n');
  settings.stackTraceLimit = stackTraceLimit;
  const stack = outsideStore(frames).join('\n');
  origins.set(action, { timestamp: Date.now(), stack });
  return stack;
}

/**
 * Adds a `toJSON` to a sanitized action that includes its origin where the extension would lose it. For several actions
 * at once the extension sends time and stack beside each sanitized action. For a single one, as after most presses, it
 * sends nothing but the action's own JSON, which `toJSON` detects by its empty key.
 */
export function withOrigin<Shown extends object>(shown: Shown, action: object): Shown {
  const origin = origins.get(action);
  const toJSON = (key: string) => (origin && key === '' ? { ...origin, action: shown } : shown);
  return Object.defineProperty(shown, 'toJSON', { value: toJSON });
}
