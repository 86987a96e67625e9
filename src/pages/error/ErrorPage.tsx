import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { errorCopy } from '../../content/site.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { openPageAt, pageFailed, pageOpened, selectPageFailure } from '../../state/navigationSlice.ts';
import type { PageFailure } from '../../state/navigationSlice.ts';
import { ErrorView } from './ErrorView.tsx';
import { useOffline } from './useOffline.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading chunk .* failed/i.test(error.message));

const failureOf = (error: unknown): PageFailure => (isChunkError(error) ? 'chunk' : 'error');

/** Status and message, as far as there are any. */
function statusOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

const detailsOf = (error: unknown, pathname: string) =>
  [pathname, error instanceof Error ? (error.stack ?? String(error)) : statusOf(error)].join('\n');

/** Replaces a page that failed while it loaded or rendered (specification ROUTE-33). */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const offline = useOffline();
  const store = useSiteStore();
  const kind = failureOf(error);
  useRetryWhenOnline(kind === 'chunk');
  useEffect(() => {
    // In a microtask, so that RouteEffects dispatches `pageOpened` first.
    queueMicrotask(() => store.dispatch(pageFailed({ kind })));
    // If the page then loads after all at the same address, RouteEffects does not dispatch `pageOpened` a second time.
    return () =>
      queueMicrotask(() => {
        if (selectPageFailure(store.getState()))
          store.dispatch(pageOpened({ path: openPageAt(pathname), action: 'REPLACE' }));
      });
  }, [kind, pathname, store]);

  const details = detailsOf(error, pathname);
  if (kind === 'chunk') {
    return (
      <ErrorView
        status={errorCopy.chunk}
        help={offline ? errorCopy.offline : errorCopy.chunkHelp}
        reloads
        details={details}
      />
    );
  }
  return <ErrorView status={statusOf(error)} help={errorCopy.unknown} details={details} />;
}
