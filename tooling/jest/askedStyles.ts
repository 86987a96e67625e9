import type * as emotionCache from '@emotion/cache';

/** What Testing Library asks of a style (is a part seen, can it be pressed, what is it called), and what our own tests do. */
const asked = new Set([
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'content',
  'overflow',
  'width',
  'height',
  'min-width',
  'margin-inline-end',
  'scroll-padding-bottom',
  '--mui-palette-primary-main',
]);

/**
 * Leaves out what no test asks for. jsdom compares every rule of a page with each element whose style is read, which
 * took two fifths of the time of a form's tests. A test that reads another property sees it empty: add it above.
 */
const askedOnly: emotionCache.StylisPlugin = (element) => {
  if (element.type === 'decl' && !asked.has(String(element.props))) element.value = '';
  if (element.type === '@keyframes') element.type = 'comm';
};

jest.mock('@emotion/cache', () => {
  const actual = jest.requireActual<typeof emotionCache>('@emotion/cache');
  return {
    ...actual,
    __esModule: true,
    default: (options: emotionCache.Options) => actual.default({ stylisPlugins: [askedOnly], ...options }),
  };
});
