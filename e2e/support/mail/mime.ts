/** One part of an email, decoded. */
export type MimePart = { type: string; parameters: string; name: string; contentId: string; content: Buffer };

const decodeQuotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

function decoded(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body);
  return Buffer.from(body, 'latin1');
}

/** The value of a header, unfolded to one line; empty if there is no such header. */
export const headerOf = (head: string, name: string): string =>
  (new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'im').exec(head)?.[1] ?? '').replaceAll(/\s+/g, ' ').trim();

/** Splits an email or one of its parts into head and body. */
export function headAndBodyOf(source: string): [head: string, body: string] {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? [source, ''] : [source.slice(0, end), source.slice(end + 4)];
}

/** All parts with content, in order, including nested ones. `source` has one character for each byte. */
export function partsOf(source: string): MimePart[] {
  const [head, body] = headAndBodyOf(source);
  const [type = 'text/plain', ...rest] = headerOf(head, 'Content-Type').split(';');
  const parameters = rest.join(';').trim();
  const boundary = /boundary="?([^";]+)"?/.exec(parameters)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const disposition = headerOf(head, 'Content-Disposition');
  return [
    {
      type: type || 'text/plain',
      parameters,
      name: /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? '',
      contentId: headerOf(head, 'Content-Id').replaceAll(/[<>]/g, ''),
      content: decoded(body, headerOf(head, 'Content-Transfer-Encoding')),
    },
  ];
}
