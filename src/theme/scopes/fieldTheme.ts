import { fields } from '../overrides/fields.ts';
import { theme } from '../theme.ts';

/** The site's theme with the styles of form controls; only pages with a form load it. */
export const fieldTheme = { ...theme, components: { ...theme.components, ...fields } };
