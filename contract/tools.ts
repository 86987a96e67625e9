/**
 * Addresses of what the support team works with. They are documents of their own and no pages of the site: neither router
 * nor menus nor sitemap know them, and no link leads there. `frame` stands inside of `replay`.
 */
export const supportTools = { replay: '/support/replay', frame: '/support/frame' } as const;

export type SupportTool = keyof typeof supportTools;
