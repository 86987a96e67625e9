import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { PathName } from '../../../contract/paths.ts';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import { notFoundIsland, pageIslands } from './pageIslands.ts';
import type { PageIsland } from './pageIslands.ts';
import { Root } from '../Root.tsx';

/**
 * A page whose script is there before it is, so that nothing flashes where a link leads to it. Asked for on every way to
 * the page, because a script may not arrive, and the router would keep for good what its `lazy` brought once, a failure
 * too. A page that was HTML may sleep until the visitor leaves, and Back must find it whole, or there is no place to scroll
 * to.
 */
const pageRoute = (path: string, page: PageIsland): RouteObject => ({
  path,
  handle: page,
  Component: page,
  loader: async () => {
    await page.preload();
    return null;
  },
  // Who goes on within a page, from one step or sheet to another, waits for nothing.
  shouldRevalidate: () => false,
});

/** The page that stands at a route, if it is one of those above. */
export const pageOf = ({ handle }: Pick<RouteObject, 'handle'>) => handle as PageIsland | undefined;

/** The route table, made anew for each router, because the site names the one that it begins with (startSite.tsx). */
export function makeRoutes(): RouteObject[] {
  const pages = Object.entries(pageIslands).map(([name, page]) => pageRoute(paths[name as PathName], page));
  return [
    {
      Component: Root,
      // The frame itself failed: the error is all there is to show.
      errorElement: <ErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: [...pages, pageRoute('*', notFoundIsland)] }],
    },
  ];
}
