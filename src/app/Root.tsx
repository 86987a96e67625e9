import { Suspense } from 'react';
import { lazyWhenIdle } from '../hydration/lazyWhenIdle.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { DocumentHead } from './DocumentHead.tsx';

const Footer = lazyWhenIdle(
  async () => (await import(/* webpackChunkName: "footer" */ '../layout/footer/AppFooter.tsx')).AppFooter,
);

/** What stays from page to page. */
export function Root() {
  return (
    <>
      <DocumentHead />
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
