/** What a page says about itself in the tab, in search results and in shared links. */
export type PageWords = { title: string; description: string };
