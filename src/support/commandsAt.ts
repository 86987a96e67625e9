import type { KeyCommand } from '../content/trace/supportKeys.ts';
import { nextPosition } from './story/filterStory.ts';
import { isError } from './story/storyOf.ts';
import type { StoryStep } from './story/storyOf.ts';

type Ways = {
  seek: (position: number) => void;
  toggle: () => void;
  search: () => void;
  toggleDetail: () => void;
  toggleFull: () => void;
  help: () => void;
};

const isPage = ({ type, number }: StoryStep) => number === null || type === 'navigation/pageOpened';

/**
 * The handler of each key command at the current position; a command without a target, such as a next error, does
 * nothing.
 */
export function commandsAt(
  story: readonly StoryStep[],
  position: number,
  { seek, toggle, search, toggleDetail, toggleFull, help }: Ways,
): Readonly<Record<KeyCommand, () => void>> {
  const seekNext = (direction: 1 | -1, matches: (step: StoryStep) => boolean) => () => {
    const next = nextPosition(story, position, direction, matches);
    if (next !== undefined) seek(next);
  };
  return {
    play: toggle,
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
    search,
    detail: toggleDetail,
    full: toggleFull,
    help,
  };
}
