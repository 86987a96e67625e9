import { Suspense, lazy, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { whenIdle } from '../hydration/whenIdle.ts';

async function writeHead(pathname: string, isStillHere: () => boolean) {
  const { pageHeadOf } = await import(/* webpackChunkName: "heads" */ './routes/pageHead.ts');
  if (!isStillHere()) return;
  const { title, description, canonical } = pageHeadOf(pathname);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const link = document.querySelector('link[rel="canonical"]');
  if (link && canonical) link.setAttribute('href', new URL(canonical, window.location.origin).href);
}

/** Keeps the document's head true after a change of page. The first one came with the HTML, if there was any. */
function HeadKeeper() {
  const { pathname } = useLocation();
  const told = useRef<string | null>(null);
  useEffect(() => {
    const isWritten = told.current === pathname || (told.current === null && document.title !== '');
    told.current = pathname;
    if (!isWritten) void writeHead(pathname, () => told.current === pathname);
  }, [pathname]);
  return null;
}

const Footer = lazy(async () => {
  await whenIdle();
  const { AppFooter } = await import(/* webpackChunkName: "footer" */ '../layout/footer/AppFooter.tsx');
  return { default: AppFooter };
});

export function Root() {
  return (
    <>
      <HeadKeeper />
      <SiteLayout
        footer={
          <Suspense>
            <Footer />
          </Suspense>
        }
      />
    </>
  );
}
