import { STATUS_CODES } from 'node:http';
import { securityHeadersOf } from './securityHeaders.ts';

/** What the listener itself has to say, before or instead of the application. */
const sentences: Record<number, string> = {
  400: 'The request could not be read. Please try again.',
  405: 'This address does not take that method.',
  408: 'The request did not arrive in time. Please check the connection and try again.',
  413: 'The request is too large.',
  417: 'This server cannot meet the Expect header of the request.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong. Please try again.',
  503: 'The server is busy. Please try again in a moment.',
};

export type Refusal = { status: number; headers: Record<string, string>; body: string };

/** An answer as JSON `{message}` with the headers every answer carries; the connection ends after it. */
export function refusalOf(status: number, publicUrl: string, message = sentences[status]): Refusal {
  const body = JSON.stringify({ message });
  return {
    status,
    headers: {
      ...securityHeadersOf(publicUrl),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '2' }),
      Connection: 'close',
    },
    body,
  };
}

/** The same as bytes, for a socket on which no answer can be made any more. */
export function rawRefusalOf({ status, headers, body }: Refusal): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
