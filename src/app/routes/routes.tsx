import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { PathName } from '../../../contract/paths.ts';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import { notFoundIsland, pageIslands } from './pageIslands.ts';
import type { PageIsland } from './pageIslands.ts';
import { Root } from '../Root.tsx';

/** A page with its script, so that nothing flashes where a link leads to it. */
const lazyRoute = (path: string, page: PageIsland): RouteObject => ({
  path,
  handle: page,
  lazy: async () => {
    await page.preload();
    return { Component: page };
  },
});

/** The page that stands at a route, if it is one of those above. */
export const pageOf = ({ handle }: Pick<RouteObject, 'handle'>) => handle as PageIsland | undefined;

/** The route table, made anew for each router, because a router rewrites lazy routes once they are loaded. */
export function makeRoutes(): RouteObject[] {
  const pages = Object.entries(pageIslands).map(([name, page]) => lazyRoute(paths[name as PathName], page));
  return [
    {
      Component: Root,
      // The frame itself failed: the error is all there is to show.
      errorElement: <ErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: [...pages, lazyRoute('*', notFoundIsland)] }],
    },
  ];
}
