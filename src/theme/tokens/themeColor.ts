import { dark } from './dark.ts';
import { light } from './light.ts';

/** `<meta name="theme-color">`: the header's background in each colour mode. */
export const themeColor = { light: light.background.default, dark: dark.background.default } as const;
