import { keysOf } from '../../../contract/keysOf.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { causeOf, isError } from './storyOf.ts';
import type { StepKind, StoryStep } from './storyOf.ts';

export type StepFilter = 'all' | 'error' | StepKind;

/** All filters, in the order in which they are shown. */
export const stepFilters = keysOf(supportCopy.list.filters);

const isOf = (step: StoryStep, filter: StepFilter) =>
  filter === 'all' || (filter === 'error' ? isError(step) : step.kind === filter);

/** The positions of the steps that match a filter and all words of a search in sentence, cause, type and number. */
export function filterStory(story: readonly StoryStep[], filter: StepFilter, search: string): number[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return story.flatMap((step, position) => {
    if (!isOf(step, filter)) return [];
    const text = `${step.sentence} ${causeOf(step) ?? ''} ${step.type} #${step.number ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word)) ? [position] : [];
  });
}

/** The next position, forwards or backwards, whose step matches; undefined if there is none. */
export function nextPosition(
  story: readonly StoryStep[],
  from: number,
  direction: 1 | -1,
  matches: (step: StoryStep) => boolean,
): number | undefined {
  for (let position = from + direction; position >= 0 && position < story.length; position += direction) {
    const step = story[position];
    if (step && matches(step)) return position;
  }
  return undefined;
}
