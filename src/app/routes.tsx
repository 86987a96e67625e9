import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import type { PathName } from '../../contract/paths.ts';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { Root } from './Root.tsx';

type PageLoad = () => Promise<{ Component: ComponentType }>;

/** A page that calls the server: its script and the API's arrive together. */
const calling =
  (load: PageLoad): PageLoad =>
  async () => {
    const [page, { installApi }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "api" */ './installApi.ts'),
    ]);
    installApi();
    return page;
  };

/**
 * Which page stands at which address. Chunk names begin with `page-`; the prerenderer finds a page's scripts by them.
 */
const pageLoads: Partial<Record<PathName, PageLoad>> = {
  home: async () => ({
    Component: (await import(/* webpackChunkName: "page-home" */ '../pages/HomePage.tsx')).HomePage,
  }),
  signUp: calling(async () => ({
    Component: (await import(/* webpackChunkName: "page-signUp" */ '../pages/SignUpPage.tsx')).SignUpPage,
  })),
  login: calling(async () => ({
    Component: (await import(/* webpackChunkName: "page-login" */ '../pages/LoginPage.tsx')).LoginPage,
  })),
  jobApplication: calling(async () => ({
    Component: (await import(/* webpackChunkName: "page-jobApplication" */ './JobApplicationRoute.tsx'))
      .JobApplicationRoute,
  })),
};

const notFound: PageLoad = async () => ({
  Component: (await import(/* webpackChunkName: "page-notFound" */ '../pages/NotFoundPage.tsx')).NotFoundPage,
});

/** The route table, made anew for each router, because a router rewrites lazy routes once they are loaded. */
export function makeRoutes(): RouteObject[] {
  const pages = Object.entries(pageLoads).map(([name, load]) => ({
    path: paths[name as PathName],
    lazy: load as LazyRouteFunction<RouteObject>,
  }));
  return [
    {
      Component: Root,
      // The frame itself failed: the error is all there is to show.
      errorElement: <ErrorPage />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [...pages, { path: '*', lazy: notFound as LazyRouteFunction<RouteObject> }],
        },
      ],
    },
  ];
}
