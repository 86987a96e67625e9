import type { StylisPlugin } from '@emotion/cache';

/** Properties that a browser this site is built for (tooling/webpack/common.ts) supports only with a prefix. */
const prefixed = /^(user-select|mask-image|backdrop-filter|print-color-adjust)$/;

/**
 * MUI writes each rule for placeholders under three old names, but all supported browsers know `::placeholder`. It also
 * removes a dotted line from buttons (`::-moz-focus-inner`) that Firefox last drew in version 87.
 */
const [kept, dropped] = ['::-webkit-input-placeholder', /::-(moz|ms-input)-placeholder|::-moz-focus-inner/];

/**
 * Replaces Emotion's own prefixer, whose prefixes for browsers that are long gone were 8 kB of the home page's HTML.
 */
export const prefixWhereNeeded: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'rule' && Array.isArray(props)) {
    element.props = props.map((selector) => selector.replace(kept, '::placeholder'));
    // Stylis does not write a rule without declarations.
    if (props.some((selector) => dropped.test(selector))) element.children = [];
  }
  if (type !== 'decl' || typeof props !== 'string') return;
  // `color-adjust` is the old name, which only ever worked with the prefix.
  const declaration = value.replace(/^color-adjust/, 'print-color-adjust');
  if (prefixed.test(declaration.slice(0, declaration.indexOf(':'))))
    element.return = `-webkit-${declaration}${declaration}`;
};
