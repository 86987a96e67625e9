import type { StylisPlugin } from '@emotion/cache';

/** What a browser this site is built for (tooling/webpack/common.ts) knows by its prefixed name only. */
const prefixed = /^(user-select|mask-image|backdrop-filter|print-color-adjust)$/;

/**
 * MUI writes each rule for placeholders under three old names; of ours every browser knows the new one. And it takes a dotted
 * line out of buttons that Firefox last drew in version 87.
 */
const [kept, dropped] = ['::-webkit-input-placeholder', /::-(moz|ms-input)-placeholder|::-moz-focus-inner/];

/**
 * In the place of Emotion's own list of prefixes, which are those of browsers that are long gone: 8 kB of the home page's HTML.
 */
export const prefixWhereNeeded: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'rule' && Array.isArray(props)) {
    element.props = props.map((selector) => selector.replace(kept, '::placeholder'));
    // A rule without declarations is not written.
    if (props.some((selector) => dropped.test(selector))) element.children = [];
  }
  if (type !== 'decl' || typeof props !== 'string') return;
  // the old name, which only ever worked with the prefix
  const declaration = value.replace(/^color-adjust/, 'print-color-adjust');
  if (prefixed.test(declaration.slice(0, declaration.indexOf(':'))))
    element.return = `-webkit-${declaration}${declaration}`;
};
