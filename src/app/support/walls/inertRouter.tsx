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

/** Stands for the error of a page that failed for the visitor. A trace does not hold its message, only its kind. */
class RecordedFailure extends Error {
  constructor(kind: PageFailure) {
    super(hiddenAnswer);
    this.name = kind === 'chunk' ? 'ChunkLoadError' : 'Error';
    this.stack = hiddenAnswer;
  }
}

/** Renders a page only while store and router agree on the visit, and remounts it with each new visit. */
const asRecorded = (Page: ComponentType) =>
  function RecordedPage() {
    const wanted = useSelector(({ visit }: ReplayedState) => visit);
    const visit = numberOf(recordOf(useLocation().state)['visit']);
    return visit === wanted ? <Page key={visit} /> : null;
  };

/**
 * Shows the visitor's own error page. An error that happens only in the replay is rethrown, to be reported by
 * StepBoundary.
 */
function RecordedError() {
  const error = useRouteError();
  if (error instanceof RecordedFailure) return <ErrorPage />;
  throw error;
}

const pagesRoute = 'pages';

/**
 * The site's route with its page, if any, rendered directly: the page's script is already loaded and nothing suspends.
 */
const inertRouteOf = ({ path, Component, children, handle }: RouteObject): RouteObject => {
  const page = pageOf({ handle });
  return {
    path,
    Component: page ? asRecorded(page) : Component,
    errorElement: <RecordedError />,
    ...(children && { children: children.map(inertRouteOf) }),
  };
};

/** The site's routes as inert ones; the route of the pages gets an id, by which an error can be set on it. */
function inertRoutes(): RouteObject[] {
  const routes = makeRoutes().map(inertRouteOf);
  for (const { children = [] } of routes) for (const route of children) route.id = pagesRoute;
  return routes;
}

/**
 * Makes a router that navigates only through `open`. Navigations that pages ask for are ignored, and every page opens at
 * its top.
 * @param failure is shown instead of the page; a router with a failure cannot open another page
 */
export function makeInertRouter({ pathname, state }: Address, visit: number, failure?: PageFailure) {
  const router = createMemoryRouter(inertRoutes(), {
    initialEntries: [{ pathname, state: { ...state, visit } }],
    ...(failure && { hydrationData: { errors: { [pagesRoute]: new RecordedFailure(failure) } } }),
  });
  const navigate = router.navigate.bind(router);
  const stay = async () => {};
  return Object.assign(router, {
    navigate: stay,
    revalidate: stay,
    // The positions of earlier sites are kept by names that all these routers give their pages. Restored in a later
    // render, one would take the page away from what the step has changed.
    enableScrollRestoration: () => () => {},
    /** Opens a page from scratch; it is rendered when the promise resolves. */
    open: (address: Address, next: number) =>
      navigate(
        { pathname: address.pathname },
        { replace: true, flushSync: true, state: { ...address.state, visit: next } },
      ),
  });
}
