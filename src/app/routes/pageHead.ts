import { canonicalPathOf, paths } from '../../../contract/paths.ts';
import type { PathName } from '../../../contract/paths.ts';
import { company } from '../../content/company.ts';
import { pages } from '../../content/pages.ts';

export type PageHead = {
  title: string;
  description: string;
  /** The page's own address without the origin; null where there is no page. */
  canonical: string | null;
  /** Whether it stands in the sitemap. */
  listed: boolean;
};

/** Title, description and canonical address of a page, for tabs, search engines and shared links. */
export function pageHeadOf(pathname: string): PageHead {
  const path = canonicalPathOf(pathname);
  const name = (Object.keys(paths) as PathName[]).find((key) => paths[key] === path);
  const page = name && pages[name];
  if (!page) {
    return {
      title: `Page not found | ${company.name}`,
      description: `There is no page at this address.`,
      canonical: null,
      listed: false,
    };
  }
  return {
    title: `${page.title} | ${company.name}`,
    description: page.description,
    canonical: path,
    listed: !page.unlisted,
  };
}
