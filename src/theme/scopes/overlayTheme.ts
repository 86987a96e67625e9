import { overlays } from '../overrides/overlays.ts';
import { theme } from '../theme.ts';

/** The site's theme with the styles of dialogs; loaded with the first dialog. */
export const overlayTheme = { ...theme, components: { ...theme.components, ...overlays } };
