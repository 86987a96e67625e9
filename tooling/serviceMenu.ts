import { services } from '../src/content/services.ts';

/** The short form of the services that `src/content/serviceMenu.ts` is filled with. */
export const serviceMenu = services.map(({ name, title, line }) => ({ name, title, line }));
