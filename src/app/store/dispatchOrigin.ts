/** When an action was dispatched, and from where. */
type Origin = { timestamp: number; stack: string };

const origins = new WeakMap<object, Origin>();

/** As many frames as browsers tell of by themselves. */
const told = 10;
/** As many as there may be in the store: each middleware has one, and an action may be dispatched while another one passes. */
const inStore = 40;

const isExtensions = (frame: string) => frame.includes('-extension://');

/**
 * The frames that led to the store. Above them stand its own, between two groups of the extension's: one that asks for the
 * frames and one through which actions come in. Where none came in, as after an await, all frames stay.
 */
function outsideStore(frames: readonly string[]): readonly string[] {
  const asking = frames.findIndex(isExtensions);
  const store = frames.findIndex((frame, index) => index > asking && !isExtensions(frame));
  const entrance = frames.findIndex((frame, index) => index > store && isExtensions(frame));
  return entrance < 0 ? frames : frames.slice(entrance + 1, entrance + 1 + told);
}

/** Notes from where an action is being dispatched, for Redux DevTools, and answers it. */
export function noteOrigin(action: object): string {
  const settings = Error as { stackTraceLimit?: number };
  const { stackTraceLimit = told } = settings;
  settings.stackTraceLimit = inStore + told;
  const frames = (new Error().stack ?? '').split('\n');
  settings.stackTraceLimit = stackTraceLimit;
  const stack = outsideStore(frames).join('\n');
  origins.set(action, { timestamp: Date.now(), stack });
  return stack;
}

/**
 * What is shown of an action, with its origin where the extension would lose it. Of several actions it sends what it knows
 * beside what is shown; of one that comes alone, as most presses do, only what is shown, written as JSON by itself.
 */
export function withOrigin<Shown extends object>(shown: Shown, action: object): Shown {
  const origin = origins.get(action);
  const toJSON = (key: string) => (origin && key === '' ? { ...origin, action: shown } : shown);
  return Object.defineProperty(shown, 'toJSON', { value: toJSON });
}
