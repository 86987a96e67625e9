import type { KeyCommand } from '../content/trace/supportKeys.ts';
import { nextPosition } from './story/filterStory.ts';
import { isError } from './story/storyOf.ts';
import type { StoryStep } from './story/storyOf.ts';

/** The commands that lead to another step. */
type SeekCommand = Exclude<KeyCommand, 'play' | 'search' | 'detail' | 'full' | 'help'>;

const isPage = ({ type, number }: StoryStep) => number === null || type === 'navigation/pageOpened';

/**
 * The handler of each key command that leads from the current position to another; a command without a target, such as
 * a next error, does nothing.
 */
export function seekCommandsAt(
  story: readonly StoryStep[],
  position: number,
  seek: (position: number) => void,
): Readonly<Record<SeekCommand, () => void>> {
  const seekNext = (direction: 1 | -1, matches: (step: StoryStep) => boolean) => () => {
    const next = nextPosition(story, position, direction, matches);
    if (next !== undefined) seek(next);
  };
  return {
    back: () => seek(position - 1),
    forward: () => seek(position + 1),
    backTen: () => seek(position - 10),
    forwardTen: () => seek(position + 10),
    first: () => seek(0),
    last: () => seek(story.length - 1),
    previousPage: seekNext(-1, isPage),
    nextPage: seekNext(1, isPage),
    nextError: seekNext(1, isError),
    previousError: seekNext(-1, isError),
  };
}
