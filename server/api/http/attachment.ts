/** Characters that must be escaped in a parameter (RFC 8187) and that `encodeURIComponent` leaves alone. */
const unescaped = /['()*]/g;

/**
 * The Content-Disposition of a download: the name in ASCII for old programs, and the full name in UTF-8 (RFC 6266,
 * appendix D). No name can break out of the header or its quotation marks.
 */
export function attachmentNamed(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    unescaped,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
