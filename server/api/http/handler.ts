import type { Context } from 'hono';
import type { Limit } from '../../../contract/serverMessages.ts';
import type { Account } from '../../store/accounts.ts';
import type { RateLimitName } from '../../common/settings.ts';
import type { RateLimits } from '../../common/interfaces.ts';
import { tooMany } from '../../common/httpError.ts';

/**
 * What the listener hands to the application. `address`: the caller's network address
 * (server/http/limits/clientAddress.ts). `direct`: whether the request comes from this computer without a proxy
 * (server/http/limits/directRequest.ts). `discardUnread`: reads and discards up to so many bytes of a body, for so many
 * milliseconds at most; false if reading it has begun already. `cutOff`: closes the connection, for an answer that has begun and cannot be finished.
 */
export type ApiEnv = {
  Bindings:
    | {
        address?: string;
        direct?: boolean;
        discardUnread?: (limit: number, time: number) => Promise<boolean>;
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

/**
 * Counts a call of a network address (`clientAddressOf`) or of an account. `words`: how the refusal names the limit.
 * @throws HttpError 429
 */
export async function consumeRateLimit(
  rateLimits: RateLimits,
  limit: RateLimitName,
  caller: string,
  words?: Limit,
): Promise<void> {
  const wait = await rateLimits.consume(limit, caller);
  if (wait > 0) throw tooMany(wait, words);
}
