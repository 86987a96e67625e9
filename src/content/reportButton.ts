/** Words of the buttons that open a report: they stand on every page, and the report's own words (report.ts) do not. */
export const reportButtonCopy = {
  open: 'Report a problem',
  reference: 'Reference',
} as const;
