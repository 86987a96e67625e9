import type { ComponentType } from 'react';
import { createMemoryRouter, useRouteError } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '../../../pages/error/ErrorPage.tsx';
import { useSiteSelector } from '../../../state/hooks.ts';
import type { PageFailure } from '../../../state/navigationSlice.ts';
import { hiddenAnswer } from '../../../forms/controls/hiddenAnswer.ts';
import { makeRoutes, pageOf } from '../../routes/routes.tsx';

/** The visitor's page had failed: what it said is not told, but for a script that did not arrive. */
class RecordedFailure extends Error {
  constructor(kind: PageFailure) {
    super(hiddenAnswer);
    this.name = kind === 'chunk' ? 'ChunkLoadError' : 'Error';
    this.stack = hiddenAnswer;
  }
}

/** A page, or what stood in its place. */
const asRecorded = (Page: ComponentType) =>
  function RecordedPage() {
    const failure = useSiteSelector(({ navigation }) => navigation.failure);
    if (failure) throw new RecordedFailure(failure);
    return <Page />;
  };

/** Stands for the visitor's own error page. A page that fails only here is told to whoever asked for this step. */
function RecordedError() {
  const error = useRouteError();
  if (error instanceof RecordedFailure) return <ErrorPage />;
  throw error;
}

/** The routes of the site with pages whose scripts are there: nothing is loaded on the way to them. */
function withoutLoaders({ path, Component, children, handle }: RouteObject): RouteObject {
  const page = pageOf({ handle });
  return {
    path,
    Component: page ? asRecorded(page) : Component,
    errorElement: <RecordedError />,
    ...(children && { children: children.map(withoutLoaders) }),
  };
}

/** A router that stands at one address and never leaves it, whatever its page asks for; that is counted. */
export function makeInertRouter(pathname: string, state: object) {
  const router = createMemoryRouter(makeRoutes().map(withoutLoaders), {
    initialEntries: [{ pathname, state }],
  });
  let asked = 0;
  const stay = async () => {
    asked += 1;
  };
  return Object.assign(router, { navigate: stay, revalidate: stay, asked: () => asked });
}
