import type * as emotionCache from '@emotion/cache';

/**
 * Properties whose computed style is read in tests: by Testing Library (for visibility, pointer events and accessible
 * names), and by our own tests.
 */
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
 * Removes all other declarations from Emotion's style sheets. jsdom matches every rule of a page against each element whose
 * style is read, which takes a tenth of the time of a form's tests. A test that reads another property finds it empty
 * until the property is added above.
 */
const askedOnly: emotionCache.StylisPlugin = (element) => {
  if (element.type === 'decl' && !asked.has(String(element.props))) element.value = '';
  if (element.type === '@keyframes') element.type = 'comm';
  // The style sheets would see a window of 1024 px, whatever width a test gives it.
  if (element.type === '@media' && element.value.includes('(')) element.type = 'comm';
  // Nothing reads the style of a placeholder, and MUI has eleven rules for it in each kind of input.
  if (element.type === 'rule' && Array.isArray(element.props))
    element.props = element.props.filter((selector) => !selector.includes('placeholder'));
};

jest.mock('@emotion/cache', () => {
  const actual = jest.requireActual<typeof emotionCache>('@emotion/cache');
  return {
    ...actual,
    __esModule: true,
    default: (options: emotionCache.Options) => actual.default({ stylisPlugins: [askedOnly], ...options }),
  };
});
