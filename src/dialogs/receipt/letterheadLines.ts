import { addressLines, company } from '../../content/company.ts';

/** Where the firm is found, as the head of a letter says it. */
export const letterheadLines: readonly string[] = [addressLines.join(', '), company.email];
