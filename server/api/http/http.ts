import type { Context } from 'hono';
import type { Account, LimitName, Limits } from '../dependencies.ts';

/** `address` is the caller's network address as the listener trusts it (server/http/clientAddress.ts). */
export type ApiEnv = {
  Bindings: { address?: string } | undefined;
  Variables: { requestId: string; account?: Account; call?: string };
};
export type ApiContext = Context<ApiEnv>;
export type Handler = (c: ApiContext) => Promise<Response>;

type FaultDetails = { fields?: Record<string, string>; headers?: Record<string, string> };

/** A refusal whose message is fit to be shown to a visitor. */
export class Fault extends Error {
  readonly status: number;
  readonly details: FaultDetails;

  constructor(status: number, message: string, details: FaultDetails = {}) {
    super(message);
    this.name = 'Fault';
    this.status = status;
    this.details = details;
  }
}

export const busy = (): Fault =>
  new Fault(503, 'The server is busy. Please try again in a moment.', { headers: { 'Retry-After': '2' } });

/** Counted waiting, told in words a visitor understands. */
export function tooMany(waitSeconds: number, message = 'Too many requests.'): Fault {
  const wait = Math.max(1, Math.ceil(waitSeconds));
  const minutes = Math.ceil(wait / 60);
  const words = wait === 1 ? '1 second' : wait < 90 ? `${wait} seconds` : `${minutes} minutes`;
  return new Fault(429, `${message} Please wait ${words} and try again.`, {
    headers: { 'Retry-After': String(wait) },
  });
}

export function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

export const callerOf = (c: ApiContext): string => c.env?.address ?? 'unknown';

/** Counts a call of this network address. @throws Fault 429 */
export async function takeLimit(limits: Limits, window: LimitName, c: ApiContext): Promise<void> {
  const wait = await limits.take(window, callerOf(c));
  if (wait > 0) throw tooMany(wait);
}
