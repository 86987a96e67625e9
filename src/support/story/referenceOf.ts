import type { StoryStep } from './storyOf.ts';

/** What somebody asks for: `142`, `#142`, or `K7Q-142` with the id of a file. */
export type Reference = { id: string | null; number: number };

/** By telephone the hyphen becomes a pause, which is written as a space. */
const form = /^#?(?:([a-z0-9]{3})(?: *- *| +))?(\d{1,9})$/i;

/** Reads a reference as a ticket or a visitor may write it; null where it is none. */
export function readReference(text: string): Reference | null {
  const [, id, digits] = form.exec(text.trim().replaceAll(/[‐‑–]/g, '-')) ?? [];
  return digits === undefined ? null : { id: id?.toUpperCase() ?? null, number: Number(digits) };
}

/** The position of a step by its number; undefined where the file has no such step. */
export function positionOf(story: readonly StoryStep[], number: number): number | undefined {
  const position = number - (story[1]?.number ?? 0) + 1;
  return position >= 1 && position < story.length ? position : undefined;
}
