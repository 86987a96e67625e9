import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** The report, in a chunk of its own: it needs all modules that read and write traces. */
export const ReportDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "report" */ './ReportDialog.tsx')).ReportDialog,
);
