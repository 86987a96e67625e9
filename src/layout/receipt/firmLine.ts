import { company } from '../../content/company.ts';

/** Where the firm is found, in one line of a letter's head. */
export const firmLine = `${company.address.join(', ')} · ${company.email}`;
