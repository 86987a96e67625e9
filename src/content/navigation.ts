import { paths } from '../../contract/paths.ts';
import type { PathName } from '../../contract/paths.ts';
import type { Prefill } from './prefill.ts';
import { serviceMenu } from './services/serviceMenu.ts';

export type NavLink = { label: string; page: PathName; prefill?: Prefill };

/** The three menus of the header; `supportHub` only says Coming Soon (specification HDR). */
export type MenuName = 'about' | 'services' | 'supportHub';

export type NavEntry =
  | { kind: 'link'; link: NavLink }
  | { kind: 'menu'; menu: MenuName; label: string; links: readonly NavLink[] };

export const serviceLinks: readonly NavLink[] = serviceMenu.map(({ name, title }) => ({
  label: title,
  page: name,
}));

/** Header and drawer (specification HDR-06). */
export const header: readonly NavEntry[] = [
  { kind: 'link', link: { label: 'Home', page: 'home' } },
  {
    kind: 'menu',
    menu: 'about',
    label: 'About',
    links: [
      { label: 'About Us', page: 'aboutUs' },
      { label: 'Careers', page: 'careers' },
      { label: 'Teams & Roles', page: 'positions' },
      { label: 'Partnership', page: 'partnership' },
    ],
  },
  { kind: 'menu', menu: 'services', label: 'Services', links: serviceLinks },
  { kind: 'menu', menu: 'supportHub', label: 'SupportHub', links: [] },
  { kind: 'link', link: { label: 'Contact', page: 'contact' } },
  { kind: 'link', link: { label: 'Settings', page: 'settings' } },
];

export const comingSoon = 'Coming Soon';

/** Where a link leads. */
export const hrefOf = ({ page }: Pick<NavLink, 'page'>) => paths[page];
