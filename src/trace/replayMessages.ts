import type { Sight } from './sight.ts';

/** What the frame is to show. */
export type Moment = {
  sight: Sight;
  /** Milliseconds since 1970: the frame's clock. */
  at: number;
  colourMode: 'light' | 'dark';
};

/** From the support screen to its frame, by `postMessage` within the origin. */
export type ToFrame = { type: 'show'; number: number; moment: Moment };

/** From the frame: it waits for a first moment; it has drawn one; the page threw while it was drawn. */
export type FromFrame =
  { type: 'ready' } | { type: 'shown'; number: number } | { type: 'failed'; number: number; message: string };
