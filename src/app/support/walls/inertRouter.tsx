import type { ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { createMemoryRouter, useLocation, useRouteError } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../../../pages/error/ErrorPage.tsx';
import { numberOf, recordOf } from '../../../state/readers.ts';
import type { PageFailure } from '../../../state/navigationSlice.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';
import type { Address } from '../recorded/addressOf.ts';
import type { ReplayedState } from './inertStore.ts';
import { makeRoutes, pageOf } from '../../routes/routes.tsx';

/** The visitor's page had failed: what it said is not told, but for a script that did not arrive. */
class RecordedFailure extends Error {
  constructor(kind: PageFailure) {
    super(hiddenAnswer);
    this.name = kind === 'chunk' ? 'ChunkLoadError' : 'Error';
    this.stack = hiddenAnswer;
  }
}

/** A page is there only while store and router speak of the same visit, and anew with each. */
const asRecorded = (Page: ComponentType) =>
  function RecordedPage() {
    const wanted = useSelector(({ visit }: ReplayedState) => visit);
    const visit = numberOf(recordOf(useLocation().state)['visit']);
    return visit === wanted ? <Page key={visit} /> : null;
  };

/** Stands for the visitor's own error page. A page that fails only here is told to whoever asked for this step. */
function RecordedError() {
  const error = useRouteError();
  if (error instanceof RecordedFailure) return <ErrorPage />;
  throw error;
}

const pagesRoute = 'pages';

/** The routes of the site with pages whose scripts are there: nothing is loaded on the way to them. */
const inertRouteOf = ({ path, Component, children, handle }: RouteObject): RouteObject => {
  const page = pageOf({ handle });
  return {
    path,
    Component: page ? asRecorded(page) : Component,
    errorElement: <RecordedError />,
    ...(children && { children: children.map(inertRouteOf) }),
  };
};

/** As above, with a name for the route that shows what a page leaves when it fails. */
function inertRoutes(): RouteObject[] {
  const routes = makeRoutes().map(inertRouteOf);
  for (const { children = [] } of routes) for (const route of children) route.id = pagesRoute;
  return routes;
}

/**
 * A router that goes where it is told and nowhere else, whatever its pages ask for; that is counted.
 * @param failure in the place of the page; such a router stays where it is
 */
export function makeInertRouter({ pathname, state }: Address, visit: number, failure?: PageFailure) {
  const router = createMemoryRouter(inertRoutes(), {
    initialEntries: [{ pathname, state: { ...state, visit } }],
    ...(failure && { hydrationData: { errors: { [pagesRoute]: new RecordedFailure(failure) } } }),
  });
  const navigate = router.navigate.bind(router);
  let asked = 0;
  const stay = async () => {
    asked += 1;
  };
  return Object.assign(router, {
    navigate: stay,
    revalidate: stay,
    asked: () => asked,
    /** Opens a page anew; it stands when this resolves. */
    open: (address: Address, next: number) =>
      navigate(
        { pathname: address.pathname },
        { replace: true, flushSync: true, state: { ...address.state, visit: next } },
      ),
  });
}
