import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { errorCopy } from '../../content/site.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ErrorView } from './ErrorView.tsx';
import { useOffline } from './useOffline.ts';

const isChunkError = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading chunk .* failed/i.test(error.message));

/** Status and message, as far as there are any. */
function statusOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

const detailsOf = (error: unknown, pathname: string) =>
  [pathname, error instanceof Error ? (error.stack ?? String(error)) : statusOf(error)].join('\n');

/** Stands in for a page that failed while it loaded or rendered (specification ROUTE-33). */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const offline = useOffline();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;

  const details = detailsOf(error, pathname);
  if (isChunkError(error)) {
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
