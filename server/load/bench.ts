import path from 'node:path';
import { person } from '../faults/accounts.ts';
import { jobAnswersOf } from '../faults/forms.ts';
import { spawnServer } from '../faults/process.ts';
import type { ServerProcess } from '../faults/process.ts';
import type { JobResult } from './job.ts';

export type Figure = { what: string; wanted: string; seen: string; ok: boolean };
export type Bench = { folder: string; site: string; report(figure: Figure): void };

export const feedback = {
  call: 'submitFeedback',
  body: JSON.stringify({
    name: 'Meena %n',
    email: person.email,
    message: 'The drawings are lovely. '.repeat(8),
  }),
} as const;
export const resume = {
  call: 'submitJobApplication',
  body: JSON.stringify(jobAnswersOf('Meena %n', '%e')),
} as const;
export const login = (email: string, password: string) =>
  ({ call: 'logIn', body: JSON.stringify({ email, password }) }) as const;

export const start = ({ folder, site }: Bench, env: Record<string, string> = {}): Promise<ServerProcess> =>
  spawnServer({
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: site,
    RATE_LIMITS: 'off',
    OUTBOX: 'on',
    ...env,
  });

/** Responses a second with one of the wanted statuses. */
export const rateOf = ({ statuses, seconds }: JobResult, ...wanted: number[]): number =>
  wanted.reduce((sum, status) => sum + (statuses[status] ?? 0), 0) / seconds;
export const otherStatuses = ({ statuses }: JobResult, ...wanted: number[]): string =>
  Object.entries(statuses)
    .flatMap(([status, count]) => (wanted.includes(Number(status)) ? [] : `, ${count} × ${status}`))
    .join('');

export const best = (values: readonly number[]): number => Math.max(...values);
