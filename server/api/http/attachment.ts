/** What RFC 8187 has escaped in a parameter, and `encodeURIComponent` leaves. */
const unescaped = /['()*]/g;

/**
 * The Content-Disposition of a download under this name: in ASCII for old programs, and as it is (RFC 6266, appendix D). No
 * name ends the header or its quotation marks.
 */
export function attachmentNamed(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    unescaped,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
