import type { Snapshot } from '../recording/snapshot.ts';
import type { ChangedFields } from './changedFields.ts';

/** What the frame is to show. */
export type Moment = {
  snapshot: Snapshot;
  /** Milliseconds since 1970: the frame's clock. */
  at: number;
  colourMode: 'light' | 'dark';
  /**
   * The moment's place in its trace. Only for a moment a little later than the one shown is the page updated in place;
   * for any other, or without a position, it is rendered from scratch.
   */
  position?: number;
  /** Drafts that were restored into an open form (restoredDrafts.ts). */
  restored?: Snapshot['drafts'];
  /** An open form has had a session, even if it is over now (sessionsKept.ts). */
  sessionKept?: boolean;
  /** The fields that were the last to change on the page (changedFields.ts). */
  changed?: ChangedFields | null;
};

/** From the support screen to its frame: the data of a same-origin message event. */
export type ToFrame = {
  type: 'show';
  number: number;
  moment: Moment;
  /** Only in the first message: moments that are likely to be requested later, each on a different page. */
  ahead?: readonly Moment[];
};

/** A key press that the page in the frame does not use, forwarded to the support screen for its shortcuts. */
export type FrameKey = {
  type: 'key';
  key: string;
  shift: boolean;
  /** The key is being held: this is an automatic repeat of an earlier event. */
  repeat: boolean;
};

/**
 * From the frame: it is ready for a first moment; it has rendered one; the page threw while rendering; files are dragged
 * over it; a key was pressed.
 */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'shown'; number: number }
  | { type: 'failed'; number: number; message: string }
  | { type: 'files' }
  | FrameKey;
