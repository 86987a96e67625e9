import { pathNameOf, paths } from '../../../contract/paths.ts';
import { company } from '../../content/company.ts';
import { pages } from '../../content/pages.ts';

export type PageHead = {
  title: string;
  description: string;
  /** The page's own address without the origin; null where there is no page. */
  canonical: string | null;
  /** Whether the page is listed in the sitemap. */
  listed: boolean;
};

/** Title, description and canonical address of a page, for tabs, search engines and shared links. */
export function pageHeadOf(pathname: string): PageHead {
  const name = pathNameOf(pathname);
  if (!name) {
    return {
      title: `Page not found | ${company.name}`,
      description: `There is no page at this address.`,
      canonical: null,
      listed: false,
    };
  }
  const page = pages[name];
  return {
    title: `${page.title} | ${company.name}`,
    description: page.description,
    canonical: paths[name],
    listed: !page.unlisted,
  };
}
