import { Suspense } from 'react';
import { lazyWhenIdle } from '../../hydration/lazyWhenIdle.ts';

/*
 * The home page is a page to read: all of it is in the HTML, links included. What the scripts add (slides that change,
 * tabs, things that draw themselves) comes when the browser has nothing better to do, one part after the other.
 */
const FirstView = lazyWhenIdle(
  async () => (await import(/* webpackChunkName: "firstView" */ './FirstView.tsx')).FirstView,
);
const BelowTheFold = lazyWhenIdle(
  async () => (await import(/* webpackChunkName: "belowTheFold" */ './BelowTheFold.tsx')).BelowTheFold,
);

/** The sections of the home page, in their order (specification HOME-34). */
export function HomePage() {
  return (
    <>
      <Suspense>
        <FirstView />
      </Suspense>
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </>
  );
}
