import { overlays } from '../overrides/overlays.ts';
import { theme } from '../theme.ts';

/** The site's theme with the styles of dialogs; it comes with the first of them. */
export const overlayTheme = { ...theme, components: { ...theme.components, ...overlays } };
