import type { NavLink } from '../../content/navigation.ts';
import { existingPages } from '../../content/existing.ts';

/** Whether a link's page exists; a section offers only ways that lead somewhere. */
export const leadsSomewhere = ({ page }: Pick<NavLink, 'page'>) => existingPages.has(page);
