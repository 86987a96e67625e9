import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

async function writeHead(pathname: string, isStillOpen: () => boolean) {
  const { pageHeadOf } = await import(/* webpackChunkName: "heads" */ './routes/pageHead.ts');
  if (!isStillOpen()) return;
  const { title, description, canonical } = pageHeadOf(pathname);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (link && canonical) link.setAttribute('href', new URL(canonical, window.location.origin).href);
}

/** Updates the document's head after a change of page. The first one came with the HTML, if it was prerendered. */
export function DocumentHead() {
  const { pathname } = useLocation();
  const writtenPath = useRef<string | null>(null);
  useEffect(() => {
    const isPrerendered = writtenPath.current === null && document.title !== '';
    const isWritten = isPrerendered || writtenPath.current === pathname;
    writtenPath.current = pathname;
    if (!isWritten) void writeHead(pathname, () => writtenPath.current === pathname);
  }, [pathname]);
  return null;
}
