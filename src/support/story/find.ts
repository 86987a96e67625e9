import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { positionOf } from './reference.ts';
import type { Reference } from './reference.ts';

const copy = supportCopy.goTo;

export type Found = { key: string; position: number; problem?: undefined } | { problem: string };

/** Whether a reference names a file that is not open. */
export const awaitsFile = ({ id }: Reference, open: readonly OpenTrace[]): boolean =>
  id !== null && open.every(({ trace }) => trace.about.id !== id);

/**
 * Finds the file and the position of a reference, or says why there is none. A number without an id is looked up in the
 * current file. Several open files may be of the same visit; the current one is tried first.
 */
export function find({ id, number }: Reference, open: readonly OpenTrace[], current: OpenTrace): Found {
  const files = id === null ? [current] : [current, ...open].filter(({ trace }) => trace.about.id === id);
  for (const { key, story } of files) {
    const position = positionOf(story, number);
    if (position !== undefined) return { key, position };
  }
  const file = files[0];
  if (!file) return { problem: copy.otherFile(id ?? '') };
  if (file.story.length === 1) return { problem: copy.noSteps };
  return { problem: copy.missing(number, file.story[1]?.number ?? 0, file.story.at(-1)?.number ?? 0) };
}
