import type { Sight } from '../recording/sight.ts';

/** What the frame is to show. */
export type Moment = {
  sight: Sight;
  /** Milliseconds since 1970: the frame's clock. */
  at: number;
  colourMode: 'light' | 'dark';
  /** Counts the moments of a trace: only a later one close by is drawn upon what stands there. Without it all is drawn anew. */
  position?: number;
  /** Drafts that were brought back into a form that is open (restoredDrafts.ts). */
  restored?: Sight['drafts'];
};

/** From the support screen to its frame, as the data of a message event within the origin. */
export type ToFrame = {
  type: 'show';
  number: number;
  moment: Moment;
  /** With the first one: others that are likely to be asked for, each on a page of its own. */
  ahead?: readonly Moment[];
};

/** A key that the page in the frame has no use for, and the screen round it may. */
export type FrameKey = {
  type: 'key';
  key: string;
  shift: boolean;
  /** It is being held, and was told before. */
  repeat: boolean;
};

/** From the frame: it waits for a first moment; it has drawn one; the page threw while it was drawn; a key was pressed. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown'; number: number }
  | { type: 'failed'; number: number; message: string }
  | FrameKey;
