import type { Sight } from '../recording/sight.ts';

export const traceFormat = 'kolam-trace';
export const traceVersion = 1;
export const traceFileEnding = '.trace.json';

/** What a file says of itself and of the browser it was made in; from closed lists, like everything else in it. */
export type About = {
  /** Three letters and digits; with the number of a step it makes a reference such as `K7Q-142`. */
  id: string;
  /** The hash in the name of the site's first script; `development` where it has none. */
  build: string;
  /** Version of the lists by which the values were let through. */
  policy: number;
  /** Milliseconds since 1970 of the first step. */
  startedAt: number;
  /** Milliseconds. */
  length: number;
  /** Steps in this file. */
  steps: number;
  /** Steps before the first of this file: the number of its first step in references. */
  droppedBefore: number;
  window: { width: number; height: number };
  /** What the device prefers, for steps at which the visitor had chosen nothing. */
  colourMode: 'light' | 'dark';
  reducedMotion: boolean;
  /** Primary subtag only, as `en`. */
  language: string;
  browser: 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'other';
  /** How many values were left out, by the place in a sight. */
  leftOut: Readonly<Record<string, number>>;
};

/** One change to a sight: a path, and the value there; without a value what stood there is gone. */
export type Change = readonly [path: readonly string[]] | readonly [path: readonly string[], value: unknown];

/**
 * The file: a JSON object in the shape that Redux DevTools imports. `preloadedState` and `payload` are JSON texts of the
 * first sight and of a lifted state, whose actions carry their changes in `meta.patch`.
 */
export type TraceFile = {
  format: typeof traceFormat;
  version: number;
  about: About;
  preloadedState: string;
  payload: string;
};

export type TraceStep = {
  /** From `about.droppedBefore` on, as references count. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The action's type, or `@@other`. */
  type: string;
  /** What it changed. */
  patch: readonly Change[];
};

/** An opened file. */
export type Trace = {
  about: About;
  steps: readonly TraceStep[];
  /** The sight after the step at this index; -1 is the first sight. Quick for neighbours and jumps. */
  sightAt: (index: number) => Sight;
  /** Values that the policy of this build did not let through when the file was read. */
  refusedValues: number;
};

export type TraceErrorCode =
  | 'E_EMPTY'
  | 'E_TOO_LARGE'
  | 'E_NOT_JSON'
  | 'E_TRUNCATED'
  | 'E_NOT_TRACE'
  | 'E_VERSION_NEWER'
  | 'E_SHAPE'
  | 'E_STEPS'
  | 'E_DEPTH'
  | 'E_NODES'
  | 'E_KEYS';

/** `detail`: a position in the text, or a path in the file, where there is one; it holds no value of the file. */
export type ReadResult =
  | { trace: Trace; error?: undefined }
  | { trace?: undefined; error: { code: TraceErrorCode; detail: string | null } };
