import { once } from 'node:events';
import path from 'node:path';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Sender } from '../faults/accounts.ts';
import { spawnProgram } from '../faults/process.ts';

/** Repeated requests over so many keep-alive connections, one after the other on each. */
export type Job = {
  url: string;
  /** Either a call of the API or a path to GET. */
  call?: CallName;
  path?: string;
  /** JSON; `%n` in it becomes a number that is not used twice. With a file its fields become those of a form. */
  body?: string;
  /** Bytes of a PDF that is sent with it. */
  fileSize?: number;
  token?: string;
  /**
   * Several accounts in the place of `token`, whose email replaces `%e` in the body (with `token` it is that of
   * `person`). The connections use them in turn, each from an address of its own (127.0.0.x), because one account and one
   * address may only send a few files at once.
   */
  senders?: readonly Sender[];
  /** Accept-Encoding. */
  encoding?: string;
  connections: number;
  seconds: number;
  /** Milliseconds between a response and the next request. */
  pause?: number;
};

/** `statuses` counts responses by status, and broken connections as '0'. Times are milliseconds. */
export type JobResult = {
  seconds: number;
  answers: number;
  statuses: Record<string, number>;
  p50: number;
  p99: number;
  worst: number;
};

const program = path.join(import.meta.dirname, 'generator.ts');

/** Runs a job in a separate process, so that it takes no time from the thread that measures. */
export async function runJob(job: Job): Promise<JobResult> {
  const { method, path: callPath } = job.call ? calls[job.call] : { method: 'GET', path: '' };
  const whole = {
    body: '',
    fileSize: 0,
    token: '',
    senders: [],
    encoding: '',
    pause: 0,
    ...job,
    method,
    path: job.call ? apiBase + callPath : (job.path ?? '/'),
  };
  const child = spawnProgram(process.execPath, [program, JSON.stringify(whole)], process.env);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const limit = setTimeout(() => child.kill('SIGKILL'), (job.seconds + 30) * 1000);
  await once(child, 'close');
  clearTimeout(limit);
  if (output === '') throw new Error(`The load generator printed no result: ${errors.slice(0, 300)}`);
  return JSON.parse(output) as JobResult;
}
