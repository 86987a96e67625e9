import createCache from '@emotion/cache';
import { prefixWhereNeeded } from './prefixWhereNeeded.ts';

/** The style sheet that emotion makes of these declarations. */
function styleSheetOf(styles: string): string {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', container, speedy: false, stylisPlugins: [prefixWhereNeeded] });
  cache.insert('.a', { name: 'a', styles }, cache.sheet, false);
  return container.textContent;
}

test.each([
  ['user-select:none;', '.a{-webkit-user-select:none;user-select:none;}'],
  ['mask-image:none;', '.a{-webkit-mask-image:none;mask-image:none;}'],
  ['color-adjust:exact;', '.a{-webkit-print-color-adjust:exact;print-color-adjust:exact;}'],
])('%s gets the prefix that a supported browser needs', (styles, sheet) => {
  expect(styleSheetOf(styles)).toBe(sheet);
});

test('a declaration that all supported browsers know without a prefix stays as it is', () => {
  expect(styleSheetOf('display:flex;align-items:center;')).toBe('.a{display:flex;align-items:center;}');
});

test('the three prefixed placeholder rules become one rule for ::placeholder', () => {
  const rules = ['webkit-input', 'moz', 'ms-input'].map(
    (name) => `&:focus::-${name}-placeholder{opacity:1;}`,
  );
  expect(styleSheetOf(rules.join(''))).toBe('.a:focus::placeholder{opacity:1;}');
});

test('a rule that only unsupported browsers use is left out', () => {
  expect(styleSheetOf('&::-moz-focus-inner{border-style:none;}')).toBe('');
});
