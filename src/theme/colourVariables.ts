const status = ['main', 'container', 'onContainer'];

/**
 * The values of the theme that become CSS variables: the colours that are used. MUI would write five times as many into
 * every document, for components that this site does not have. Values that are the same in both colour modes are no
 * variables (frozenTheme.ts). colourVariables.test.tsx compares this list with what the site and its MUI components
 * read.
 */
const colourVariables: Readonly<Record<string, readonly string[]>> = {
  background: ['default', 'paper', 'sunken', 'raised', 'tinted', 'field'],
  text: ['primary', 'secondary', 'disabled'],
  // A channel is a colour as three numbers, which MUI combines with an opacity.
  primary: ['main', 'mainChannel', 'dark', 'contrastText', 'container', 'onContainer'],
  secondary: status,
  error: status,
  success: status,
  warning: status,
  info: ['container', 'onContainer'],
  turmeric: ['fill', 'ink'],
  link: [],
  border: [],
  divider: [],
  undrawn: [],
  kolam: ['line', 'dot', 'grid', 'thin', 'fill', 'answer', 'background'],
  action: ['active', 'activeChannel', 'hover', 'hoverOpacity', 'disabled', 'disabledBackground'],
  Input: ['autofillWebkitBoxShadow'],
};

/** Paths of the variables inside the palette, such as `primary.main`. */
export const colourPaths: ReadonlySet<string> = new Set(
  Object.entries(colourVariables).flatMap(([group, shades]) =>
    shades.length === 0 ? [group] : shades.map((shade) => `${group}.${shade}`),
  ),
);

/** Whether a value of the theme, given by its path, does not become a CSS variable; MUI's `shouldSkipGeneratingVar`. */
export function isSkippedVariable([root, ...keys]: string[]): boolean {
  if (root === 'opacity') return keys[0] !== 'inputPlaceholder';
  return root !== 'palette' || !colourPaths.has(keys.join('.'));
}
