import type { Environment, Values } from '../../config/variables.ts';

export type CheckResult = { check: string; state: 'ok' | 'warn' | 'fail'; says: string };

/** What is checked: the settings, and the moment at which. `values` are those of `env` as they were read. */
export type Subject = { env: Environment; values: Values; now: number };
export type Check = (subject: Subject) => CheckResult[] | Promise<CheckResult[]>;

export const ok = (check: string, says: string): CheckResult => ({ check, state: 'ok', says });
export const warn = (check: string, says: string): CheckResult => ({ check, state: 'warn', says });
export const fail = (check: string, says: string): CheckResult => ({ check, state: 'fail', says });
