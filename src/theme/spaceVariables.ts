import { contentWidth, gutter } from './space.ts';
import { fluid } from './fluid.ts';

const fluidGutter = fluid(20, 64);
const halfGutter = `${gutter} / 2`;
const pageEdge = `max(${gutter}, (100% - ${contentWidth.page}) / 2)`;

/** The values of the variables in space.ts: they are in every page's HTML once, and not in scripts. */
export const spaceVariables = {
  ':root': {
    '--gutter': fluidGutter,
    '--half-gutter': `calc(${halfGutter})`,
    '--page-edge': pageEdge,
    '--section-padding': `max(${fluid(56, 112)}, min(6.667vw, 8rem))`,
  },
  '@supports (width: round(down, 1px, 1px))': {
    ':root': {
      '--gutter': `round(down, ${fluidGutter}, 1px)`,
      '--half-gutter': `round(down, ${halfGutter}, 1px)`,
      '--page-edge': `round(down, ${pageEdge}, 1px)`,
    },
  },
};
