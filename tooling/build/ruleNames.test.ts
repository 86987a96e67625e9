import { withShortRuleNames, withoutUnusedNames } from './ruleNames.ts';

const styles =
  '<style data-emotion="css 1o9h6a3 7wduf4 19uvtp">.css-1o9h6a3{top:0}.css-7wduf4:hover>.css-1o9h6a3{top:1px}</style>';

test('classes have the same short name in rules and elements', () => {
  const page = withShortRuleNames(
    '<div class="root css-7wduf4 wide"><p class="css-1o9h6a3">css-in-js</p></div>',
    styles,
  );
  expect(page.styles).toContain('.css-0{top:0}.css-1:hover>.css-0{top:1px}');
  expect(page.html).toBe('<div class="root css-1 wide"><p class="css-0">css-in-js</p></div>');
});

test('the script has the names in the order of the short ones, those without a rule as well', () => {
  const page = withShortRuleNames('', styles);
  expect(page.script).toBe('ruleNames="1o9h6a3 7wduf4 19uvtp"\n');
  expect(page.styles).toContain('data-emotion="css 0 1 2"');
});

test('names of MUI stay where a rule asks for them, and states of a component always do', () => {
  const html =
    '<a class="MuiButton-root css-1" data-discover="true"><i class="MuiButton-icon Mui-disabled css-2"></i></a>';
  expect(withoutUnusedNames(html, '<style>.css-1 .MuiButton-icon{top:0}</style>')).toBe(
    '<a class="css-1"><i class="MuiButton-icon Mui-disabled css-2"></i></a>',
  );
});
