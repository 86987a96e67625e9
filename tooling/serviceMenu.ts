import { services } from '../src/content/services.ts';

/** Title and description of each service's page, for `src/content/pages.ts`. */
export const serviceHeads = Object.fromEntries(services.map(({ name, page }) => [name, page.head]));

/** The short form of the services that `src/content/serviceMenu.ts` is filled with. */
export const serviceMenu = services.map(({ name, title, line }) => ({ name, title, line }));
