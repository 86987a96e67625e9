import type { NavLink } from '../../content/navigation.ts';
import { pages } from '../../content/pages.ts';

/** Whether a link's page exists; a section offers only ways that lead somewhere. */
export const leadsSomewhere = ({ page }: Pick<NavLink, 'page'>) => page in pages;
