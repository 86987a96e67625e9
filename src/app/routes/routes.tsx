import type { RouteObject } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { PathName } from '../../../contract/paths.ts';
import { ErrorPage } from '../../pages/error/ErrorPage.tsx';
import { notFoundLoader, pageLoaders } from './pageLoaders.tsx';
import type { PageLoader } from './pageLoaders.tsx';
import { Root } from '../Root.tsx';

const lazyRoute = (path: string, { load }: PageLoader): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

/** The route table, made anew for each router, because a router rewrites lazy routes once they are loaded. */
export function makeRoutes(): RouteObject[] {
  const pages = Object.entries(pageLoaders).map(([name, load]) => lazyRoute(paths[name as PathName], load));
  return [
    {
      Component: Root,
      // The frame itself failed: the error is all there is to show.
      errorElement: <ErrorPage />,
      children: [{ errorElement: <ErrorPage />, children: [...pages, lazyRoute('*', notFoundLoader)] }],
    },
  ];
}
