import type { Context } from 'hono';
import type { Account } from '../../store/accounts.ts';
import type { RateLimitName } from '../../settings.ts';
import type { RateLimits } from '../../dependencies.ts';
import { tooMany } from '../../httpError.ts';

/**
 * `address` is the caller's network address as the listener trusts it (server/http/limits/clientAddress.ts), `direct` whether
 * the request was made on this computer with nothing between (server/http/limits/directRequest.ts). `discardUnread` reads a body
 * that nobody has begun to read, up to so many bytes, and forgets it; false: somebody has begun. `cutOff` ends the connection,
 * for an answer that has begun and cannot be finished.
 */
export type ApiEnv = {
  Bindings:
    | {
        address?: string;
        direct?: boolean;
        discardUnread?: (limit: number) => Promise<boolean>;
        cutOff?: () => void;
      }
    | undefined;
  Variables: { requestId: string; account?: Account; call?: string };
};
export type ApiContext = Context<ApiEnv>;
export type Handler = (c: ApiContext) => Promise<Response>;

export function jsonResponse(status: number, body: object, headers: Record<string, string> = {}): Response {
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

export const clientAddressOf = (c: ApiContext): string => c.env?.address ?? 'unknown';

/** Counts a call of this network address. @throws HttpError 429 */
export async function consumeRateLimit(
  rateLimits: RateLimits,
  limit: RateLimitName,
  c: ApiContext,
): Promise<void> {
  const wait = await rateLimits.consume(limit, clientAddressOf(c));
  if (wait > 0) throw tooMany(wait);
}
