import type { StylisPlugin } from '@emotion/cache';

/** What a browser this site is built for (webpack.config.ts) knows by its prefixed name only. */
const prefixed = /^(user-select|mask-image|backdrop-filter|print-color-adjust)$/;

/**
 * Emotion writes the prefixes of browsers that are long gone: 8 kB of the home page's HTML. Class names do not depend on
 * it, so the browser, which keeps emotion's own way, finds these styles.
 */
export const prefixWhereNeeded: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type !== 'decl' || typeof props !== 'string') return;
  // the old name, which only ever worked with the prefix
  const declaration = value.replace(/^color-adjust/, 'print-color-adjust');
  if (prefixed.test(declaration.slice(0, declaration.indexOf(':'))))
    element.return = `-webkit-${declaration}${declaration}`;
};
