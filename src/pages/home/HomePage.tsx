import { Suspense, lazy } from 'react';
import { whenIdle } from '../../hydration/whenIdle.ts';

/*
 * The home page is a page to read: all of it is in the HTML, links included. What the scripts add (slides that change,
 * tabs, things that draw themselves) comes when the browser has nothing better to do, one part after the other.
 */
const FirstView = lazy(async () => {
  await whenIdle();
  const part = await import(/* webpackChunkName: "firstView" */ './FirstView.tsx');
  return { default: part.FirstView };
});

const BelowTheFold = lazy(async () => {
  await whenIdle();
  const part = await import(/* webpackChunkName: "belowTheFold" */ './BelowTheFold.tsx');
  return { default: part.BelowTheFold };
});

/** The sections of the home page, in the order stated (specification HOME-34). */
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
