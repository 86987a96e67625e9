import { STATUS_CODES } from 'node:http';
import { serverMessages } from '../../contract/serverMessages.ts';
import { busyRetryAfter } from '../common/httpError.ts';
import { plainHeadersOf } from './securityHeaders.ts';

/** The messages of responses that the listener sends before, or instead of, the application. */
const sentenceOf: Record<number, string> = {
  400: serverMessages.unreadable,
  405: serverMessages.wrongMethod,
  408: serverMessages.late,
  413: serverMessages.tooLarge,
  414: serverMessages.addressTooLong,
  417: serverMessages.noExpectation,
  431: serverMessages.headersTooLarge,
  500: serverMessages.failed,
  501: serverMessages.noTransferCoding,
  503: serverMessages.busy,
};

export const refusedStatuses = Object.keys(sentenceOf).map(Number);

export type Refusal = { status: number; headers: Record<string, string>; body: string };

/**
 * A response with JSON `{message}`, the headers of every response, and those of `more`; it closes the connection.
 */
export function refusalOf(status: number, publicUrl: string, more: Record<string, string> = {}): Refusal {
  const body = JSON.stringify({ message: sentenceOf[status] });
  return {
    status,
    headers: {
      ...plainHeadersOf(publicUrl),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': String(busyRetryAfter) }),
      // The listener sends 405 for CONNECT only, which no address here supports.
      ...(status === 405 && { Allow: 'GET, HEAD' }),
      ...more,
      Connection: 'close',
    },
    body,
  };
}

/** A refusal as text for the bare socket, for when Node's response cannot be used; its Date must be added here. */
export function rawRefusalOf({ status, headers, body }: Refusal): string {
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
