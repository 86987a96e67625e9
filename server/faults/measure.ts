import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '../common/deadline.ts';
import { outcomeOf, request } from './client.ts';
import type { ServerProcess } from './process.ts';
import type { Context } from './scenario.ts';

/** The quantile of the values for a share from 0 to 1; NaN without values. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5);

/**
 * Requests a path repeatedly until `stop`, which summarises the milliseconds of the answers; a failed request counts
 * with the time that it took to fail. Sends one request at a time, so a server that hangs shows as one very long
 * answer.
 */
export function watchLatency(server: ServerProcess, path = '/healthz') {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const end = new AbortController();
  async function ask(): Promise<void> {
    while (!end.signal.aborted) {
      const { status, ms } = await outcomeOf(request(server, path, { agent, limit: 20_000 }));
      times.push(ms);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(20);
    }
  }
  const done = ask();
  return {
    statuses,
    async stop(): Promise<{ p50: number; p99: number; worst: number; answers: number }> {
      end.abort();
      await done;
      agent.destroy();
      const worst = Math.max(...times);
      return { p50: medianOf(times), p99: quantileOf(times, 0.99), worst, answers: times.length };
    },
  };
}

/** Samples the memory of the server every 50 ms; `stop` returns the peak in MB. */
export function watchMemory(server: ServerProcess) {
  let peak = server.rss() ?? 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, server.rss() ?? 0);
  }, 50);
  return {
    stop(): number {
      clearInterval(timer);
      return Math.max(peak, server.rss() ?? 0);
    },
  };
}

/** Resolves to the promise's value, or to null if it takes longer than `ms`. */
export const within = <Value>(ms: number, promise: Promise<Value>): Promise<Value | null> =>
  withDeadline(promise, ms).catch(() => null);

/** Adds a row that wants 99 of 100 answers of `what` within 250 ms. */
export const checkLatency = (
  { check }: Pick<Context, 'check'>,
  what: string,
  { p99, worst }: { p99: number; worst: number },
): void => check(`${what} p99 ≤ 250 ms`, `${Math.round(p99)} ms, worst ${Math.round(worst)} ms`, p99 <= 250);

/** Adds a row that wants the server to have taken no more than 400 MB. `peak` in MB. */
export const checkMemory = ({ check }: Pick<Context, 'check'>, peak: number): void =>
  check('memory ≤ 400 MB', `${Math.round(peak)} MB`, peak <= 400);
