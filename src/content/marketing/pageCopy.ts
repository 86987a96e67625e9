/** What a page says about itself in the tab, in search results and in shared links. */
export type PageCopy = {
  title: string;
  description: string;
  /** A form or an account screen: the sitemap omits it, but search engines may find it through links. */
  unlisted?: true;
};
