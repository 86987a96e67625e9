import { light, night } from '../tokens.ts';

/** '#08292C' → '8 41 44', the form in which MUI mixes a colour with an opacity. */
function channelsOf(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}

const sectionColours: Record<string, string> = {
  'background-default': night.ground,
  'background-paper': night.surface,
  'background-raised': night.surface,
  'background-sunken': night.surface,
  'background-field': night.ground,
  'text-primary': night.text,
  'text-primaryChannel': channelsOf(night.text),
  'text-secondary': night.textSecondary,
  'text-disabled': night.textSecondary,
  'primary-main': night.turmeric,
  'primary-mainChannel': channelsOf(night.turmeric),
  'primary-dark': night.turmericHover,
  'primary-contrastText': night.ink,
  'secondary-main': night.lotus,
  'error-main': night.error,
  'action-active': night.textSecondary,
  'action-hover': night.surface,
  'action-disabledBackground': night.surface,
  link: night.text,
  border: night.border,
  divider: night.divider,
  chain: night.chain,
  ...Object.fromEntries(Object.entries(night.kolam).map(([name, tone]) => [`kolam-${name}`, tone])),
};

/**
 * Styles that turn an element into night: everything inside (buttons, links, focus rings, drawings) takes the night
 * colours by itself, because the CSS variables of the theme are set anew here. The filled button becomes turmeric.
 */
export const darkSectionScope = {
  backgroundColor: night.ground,
  color: night.text,
  colorScheme: 'dark',
  '@media print': { backgroundColor: 'transparent', color: light.text.primary },
  ...Object.fromEntries(
    Object.entries(sectionColours).map(([name, tone]) => [`--mui-palette-${name}`, tone]),
  ),
};
