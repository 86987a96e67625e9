/** Parts of the palette whose MUI components this site does not use. Using one of them throws at once: take it off this list. */
const unusedComponents = new Set([
  'Alert',
  'Avatar',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
  'grey',
]);

/** Channels that MUI's own styles mix with an opacity; all others would be dead weight in every document. */
const usedChannels = new Set([
  'primary.main',
  'secondary.main',
  'error.main',
  'text.primary',
  'action.active',
]);

const plainThemeKeys =
  /^(cssVarPrefix|colorSchemeSelector|rootSelector|typography|font|mixins|breakpoints|direction|transitions|motion|focusVisible|modularCssLayers|overlays|unstable_.*|.*sxConfig)$/;

/** Single values nothing on this site asks for. */
const unusedValues =
  /^(zIndex\.(mobileStepper|fab|speedDial|tooltip)|opacity\.(inputUnderline|switch.*)|palette\.(\w+\.light|common\.(black|background)))$/;

/** Says which theme values do not become CSS variables; what MUI leaves out by itself is part of it. */
export function isSkippedVariable(keys: string[]): boolean {
  const [root = '', group = '', shade = ''] = keys;
  if (plainThemeKeys.test(root) || unusedValues.test(keys.join('.'))) return true;
  if (root !== 'palette') return false;
  if (unusedComponents.has(group) || /^(mode|contrastThreshold|tonalOffset)$/.test(group)) return true;
  const last = shade === '' ? group : shade;
  if (!last.endsWith('Channel')) return false;
  return !usedChannels.has(`${group}.${last.slice(0, -'Channel'.length)}`);
}
