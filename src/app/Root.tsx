import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { pageHeadOf } from './pageHead.ts';

/** Keeps the document's head true after a change of page; the first one came with the HTML. */
function HeadKeeper() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { title, description, canonical } = pageHeadOf(pathname);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector('link[rel="canonical"]');
    if (link && canonical) link.setAttribute('href', new URL(canonical, window.location.origin).href);
  }, [pathname]);
  return null;
}

export function Root() {
  return (
    <>
      <HeadKeeper />
      <SiteLayout />
    </>
  );
}
