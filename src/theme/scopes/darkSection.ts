import { darkSection } from '../tokens/darkSection.ts';

/** '#08292C' → '8 41 44': a channel, which MUI combines with an opacity. */
function channelsOf(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
}

const variables: Record<string, string> = {
  'background-default': darkSection.background,
  'background-paper': darkSection.surface,
  'background-raised': darkSection.surface,
  'background-sunken': darkSection.surface,
  'background-field': darkSection.background,
  'text-primary': darkSection.text,
  'text-secondary': darkSection.textSecondary,
  'text-disabled': darkSection.textSecondary,
  'primary-main': darkSection.turmeric,
  'primary-mainChannel': channelsOf(darkSection.turmeric),
  'primary-dark': darkSection.turmericHover,
  'primary-contrastText': darkSection.ink,
  'secondary-main': darkSection.lotus,
  'error-main': darkSection.error,
  'action-active': darkSection.textSecondary,
  'action-hover': darkSection.surface,
  'action-disabledBackground': darkSection.surface,
  link: darkSection.text,
  border: darkSection.border,
  divider: darkSection.divider,
  undrawn: darkSection.undrawn,
  ...Object.fromEntries(Object.entries(darkSection.kolam).map(([name, colour]) => [`kolam-${name}`, colour])),
};

/**
 * Styles that turn an element into a dark section. They redefine the theme's CSS variables, so that everything inside
 * (buttons, links, focus rings, drawings) uses the section's colours. The filled button becomes turmeric.
 */
export const darkSectionScope = {
  // In print it is a section like any other, because browsers mostly do not print backgrounds.
  '@media screen': {
    backgroundColor: darkSection.background,
    color: darkSection.text,
    colorScheme: 'dark',
    ...Object.fromEntries(
      Object.entries(variables).map(([name, colour]) => [`--mui-palette-${name}`, colour]),
    ),
  },
};
