import { company } from '../../content/company.ts';

/** A part that stays on one line. */
const whole = (part: string) => part.replaceAll(' ', '\u00a0');

/** Where the firm is found, as the head of a letter says it. */
export const letterheadLines: readonly string[] = [company.address.map(whole).join(', '), company.email];
