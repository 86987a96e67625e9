/**
 * Words of the buttons that open a report. Apart from those of the report (report.ts), because every page needs them.
 */
export const reportButtonCopy = {
  open: 'Report a problem',
  reference: 'Reference',
} as const;
