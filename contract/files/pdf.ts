/** Whether a file's name is that of a PDF. A name that consists of the extension only is not. */
export const hasPdfName = ({ name = '' }: { name?: string }): boolean => /[^.]\.pdf$/i.test(name);

/** Number of bytes at the start of a file that `isPdfHead` reads. */
const pdfHeadSize = 32;

/**
 * Whether a file begins with the header of a PDF. ISO 32000-2, 7.5.2 puts it at the very beginning. Viewers are more lenient
 * and search the first 1,024 bytes, but that would accept a web page or an archive that merely contains the header. A byte
 * order mark and a few white-space characters (7.2.3) before it are accepted.
 */
export function isPdfHead(head: ArrayBuffer | Uint8Array<ArrayBuffer>): boolean {
  // In TextDecoder ‘latin1’ means windows-1252, which decodes the byte order mark of UTF-8 to these three characters.
  const text = new TextDecoder('latin1').decode(head).slice(0, pdfHeadSize);
  // oxlint-disable-next-line no-control-regex -- a PDF may begin with a zero byte
  return /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,16}%PDF-/.test(text);
}

/** The bytes of a file; none if the browser can no longer read it, because it was changed, moved or deleted. */
export const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch((error: unknown) => {
    if (error instanceof DOMException) return new ArrayBuffer(0);
    throw error;
  });

/** Whether a file is a PDF by its name and its first bytes. A file that is empty or cannot be read is none. */
export async function isPdf(file: Blob & { name?: string }): Promise<boolean> {
  return hasPdfName(file) && isPdfHead(await bytesOf(file.slice(0, pdfHeadSize)));
}
