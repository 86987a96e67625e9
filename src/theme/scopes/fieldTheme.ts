import { fields } from '../overrides/fields.ts';
import { theme } from '../theme.ts';

/** The site's theme with the styles of form controls; loaded only with a form. */
export const fieldTheme = { ...theme, components: { ...theme.components, ...fields } };
