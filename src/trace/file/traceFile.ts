import type { Snapshot } from '../recording/snapshot.ts';

export const traceFormat = 'kolam-trace';
export const traceVersion = 1;
export const traceFileEnding = '.trace.json';

/** Describes the file itself and the browser in which it was made; from closed lists, like everything else in it. */
export type About = {
  /** Three letters and digits; with the number of a step it makes a reference such as `K7Q-142`. */
  id: string;
  /** The content hash in the name of the site's main script; `development` where it has none. */
  build: string;
  /** Version of the closed lists that the values were checked against. */
  policy: number;
  /** Milliseconds since 1970 of the first step. */
  startedAt: number;
  /** Milliseconds from the first step to the last. */
  length: number;
  /** Steps in this file. */
  steps: number;
  /** How many steps came before the first of this file; also the number of its first step in references. */
  droppedBefore: number;
  window: { width: number; height: number };
  /** The device's preference, used at steps where the visitor had chosen no colour mode. */
  colourMode: 'light' | 'dark';
  reducedMotion: boolean;
  /** Primary subtag only, such as `en`. */
  language: string;
  browser: 'Chrome' | 'Edge' | 'Firefox' | 'Safari' | 'other';
  /** How many values were left out of the file, by their place in a snapshot. */
  leftOut: Readonly<Record<string, number>>;
};

/** One change to a snapshot: a path and its new value. A change without a value removes the key. */
export type Change = readonly [path: readonly string[]] | readonly [path: readonly string[], value: unknown];

/**
 * The file: a JSON object in the shape that Redux DevTools imports. `preloadedState` is the first snapshot and `payload` a
 * lifted state, both as JSON texts; each action of the lifted state carries its changes in `meta.patch`.
 */
export type TraceFile = {
  format: typeof traceFormat;
  version: number;
  about: About;
  preloadedState: string;
  payload: string;
};

export type TraceStep = {
  /** The step's number in references; the first step of the file has the number `about.droppedBefore`. */
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The action's type, or `@@other`. */
  type: string;
  /** What the step changed in the snapshot. */
  patch: readonly Change[];
};

/** An opened file. */
export type Trace = {
  about: About;
  steps: readonly TraceStep[];
  /**
   * The snapshot after the step at this index, in constant time; -1 is the first snapshot. An index out of range is clamped.
   */
  snapshotAt: (index: number) => Snapshot;
  /** How many values of the file this build's policy refused when the file was read. */
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

/**
 * Why a file is refused, and where: `detail` is a position in the text or a path in the file, or null; it never contains
 * a value from the file.
 */
export type TraceError = { code: TraceErrorCode; detail: string | null };

export type ReadResult = { trace: Trace; error?: undefined } | { trace?: undefined; error: TraceError };
