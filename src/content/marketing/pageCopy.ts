/** What a page says about itself in the tab, in search results and in shared links. */
export type PageCopy = {
  title: string;
  description: string;
  /** A form or an account screen: search engines may find it by the links that lead there, the sitemap does not name it. */
  unlisted?: true;
};
