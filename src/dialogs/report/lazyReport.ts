import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** The report, in a script file of its own: it needs all that reads and writes traces. */
export const ReportDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "report" */ './ReportDialog.tsx')).ReportDialog,
);
