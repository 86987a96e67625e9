/**
 * Addresses of the support team's tools. They are separate documents and no pages of the site: router, menus and sitemap do
 * not contain them, and no link leads there. `replay` shows `frame` in an iframe.
 */
export const supportTools = { replay: '/support/replay', frame: '/support/frame' } as const;

export type SupportTool = keyof typeof supportTools;
