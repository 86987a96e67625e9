/** What a page says about itself in the tab, in search results and in shared links. */
export type PageCopy = {
  title: string;
  description: string;
  /** A form or an account screen: linked, but nothing to be found by a search. */
  unlisted?: true;
};
