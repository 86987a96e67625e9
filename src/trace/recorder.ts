import type { Middleware } from '@reduxjs/toolkit';
import type { Sight } from './sight.ts';

/** An action, and the sight of the state before it. */
export type RecordedStep = {
  /** Milliseconds since 1970. */
  at: number;
  type: string;
  before: Sight;
};

/** What lies in memory of this visit, the newest 500 steps. Never stored, never sent. */
export type Recording = {
  /** Three letters and digits, new with each page load and each account. */
  id: string;
  steps: readonly RecordedStep[];
  /** Steps that had to make room. */
  dropped: number;
};

export type Recorder = {
  middleware: Middleware;
  recording: () => Recording;
  /** The name of this moment, as `K7Q-142`. */
  reference: () => string;
};
