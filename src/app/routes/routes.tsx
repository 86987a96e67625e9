import type { RouteObject } from 'react-router-dom';
import { keysOf } from '../../../contract/keysOf.ts';
import { paths } from '../../../contract/paths.ts';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import { notFoundIsland, pageIslands } from './pageIslands.ts';
import type { PageIsland } from './pageIslands.ts';
import { Root } from '../Root.tsx';

/**
 * The route of a page. Its loader fetches the page's chunk, so that the page renders without a flash of its fallback.
 * This is not the router's `lazy`, which would keep its first result for good, even a failure. The loader also runs on
 * Back: the chunk of a page that slept until it was left may be missing, and an empty page could not be scrolled to
 * where it was left.
 */
const pageRoute = (path: string, page: PageIsland): RouteObject => ({
  path,
  handle: page,
  Component: page,
  loader: async () => {
    await page.preload();
    return null;
  },
  // A navigation within a page, from one step or tab to another, need not wait for the loader.
  shouldRevalidate: () => false,
});

/** The page of a route, if it is one made by `pageRoute`. */
export const pageOf = ({ handle }: Pick<RouteObject, 'handle'>) => handle as PageIsland | undefined;

/** A new route table for each router, because startSite.tsx changes the `id` of the first page's route. */
export function makeRoutes(): RouteObject[] {
  const pages = keysOf(pageIslands).map((name) => pageRoute(paths[name], pageIslands[name]));
  return [
    {
      Component: Root,
      // For an error of the frame itself: the error page then has no frame.
      errorElement: <ErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: [...pages, pageRoute('*', notFoundIsland)] }],
    },
  ];
}
