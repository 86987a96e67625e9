import type { StoryStep } from './storyOf.ts';

/** A parsed reference: `142`, `#142`, or `K7Q-142` with the id of a file. */
export type Reference = { id: string | null; number: number };

/** A space may replace the hyphen: in a reference read out by telephone, the hyphen is a pause. */
const form = /^#?(?:([a-z0-9]{3})(?: *- *| +))?(\d{1,9})$/i;

/** Parses a reference as it may be written in a ticket or by a visitor; null if the text is not one. */
export function readReference(text: string): Reference | null {
  const [, id, digits] = form.exec(text.trim().replaceAll(/[‐‑–]/g, '-')) ?? [];
  return digits === undefined ? null : { id: id?.toUpperCase() ?? null, number: Number(digits) };
}

/** The position of a step by its number; undefined if the file has no such step. */
export function positionOf(story: readonly StoryStep[], number: number): number | undefined {
  const position = number - (story[1]?.number ?? 0) + 1;
  return position >= 1 && position < story.length ? position : undefined;
}
