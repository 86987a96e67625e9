import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company.ts';
import { errorCopy } from '../content/site.ts';
import { loadWithRetry } from '../hydration/loading/loadWithRetry.ts';
import { useSiteSelector } from '../state/hooks.ts';
import { selectPageFailure } from '../state/navigationSlice.ts';
import type { PageHead } from './routes/pageHead.ts';

const loadHeads = () => import(/* webpackChunkName: "heads" */ './routes/pageHead.ts');

function writeHead({ title, description, canonical }: PageHead) {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (link && canonical) link.setAttribute('href', new URL(canonical, window.location.origin).href);
}

/**
 * Updates the document's head after a change of page; the head of a prerendered first page is in its HTML. While an
 * error page replaces a page, the title names the failure (specification ROUTE-34). The head is written to the DOM:
 * React's own `<title>` and `<meta>` would have to be rendered with the first page, which would need the titles of all
 * pages in the first load.
 */
export function DocumentHead() {
  const { pathname } = useLocation();
  const failed = useSiteSelector(selectPageFailure) !== undefined;
  const writtenPath = useRef<string | null>(null);
  useEffect(() => {
    if (failed) {
      const { title } = document;
      document.title = `${errorCopy.heading} | ${company.name}`;
      return () => {
        document.title = title;
      };
    }
    const isPrerendered = writtenPath.current === null && document.title !== '';
    if (isPrerendered) writtenPath.current = pathname;
    if (writtenPath.current === pathname) return undefined;
    return loadWithRetry(loadHeads, ({ pageHeadOf }) => {
      writeHead(pageHeadOf(pathname));
      writtenPath.current = pathname;
    });
  }, [pathname, failed]);
  return null;
}
