import { addressLines, company } from '../../content/company.ts';

/** The address lines of the firm in the letterhead. */
export const letterheadLines: readonly string[] = [...addressLines, company.email];
