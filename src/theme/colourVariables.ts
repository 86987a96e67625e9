const status = ['main', 'container', 'onContainer'];

/**
 * The values of the theme that become CSS variables: the colours that somebody asks for. MUI would write five times as many
 * into every document, for components that this site does not have. What is the same in both colour modes is no variable
 * (frozenTheme.ts). colourVariables.test.tsx compares this list with what the site and the parts of MUI it uses read.
 */
const colourVariables: Readonly<Record<string, readonly string[]>> = {
  background: ['default', 'paper', 'sunken', 'raised', 'tinted', 'field'],
  text: ['primary', 'secondary', 'disabled'],
  // A channel is the form in which MUI mixes a colour with an opacity.
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

/** Says which values of the theme do not become CSS variables. */
export function isSkippedVariable([root, ...keys]: string[]): boolean {
  if (root === 'opacity') return keys[0] !== 'inputPlaceholder';
  return root !== 'palette' || !colourPaths.has(keys.join('.'));
}
