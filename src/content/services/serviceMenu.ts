import type { Service } from './service.ts';

/** What menus, footer and home page say of a service; its page says the rest. */
export type ServiceLink = Pick<Service, 'name' | 'title' | 'line'>;

/**
 * Filled in at build time from `content/services` (tooling/serviceMenu.ts), so that the scripts of every page carry
 * names and lines, and not the words of all those pages.
 */
declare const SERVICE_MENU: readonly ServiceLink[];

export const serviceMenu = SERVICE_MENU;
