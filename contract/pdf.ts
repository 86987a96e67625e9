/** Whether a file calls itself a PDF; a name of nothing but the ending does not. */
export const hasPdfName = ({ name = '' }: { name?: string }): boolean => /[^.]\.pdf$/i.test(name);

/** Bytes of a file that `isPdfHead` looks at. */
const pdfHeadSize = 32;

/**
 * Whether a file begins as a PDF. ISO 32000-2, 7.5.2 puts the header at the very beginning. That viewers look for it in
 * the first 1,024 bytes is a leniency of theirs, and lets a web page or an archive pass that only holds the word; a mark
 * of the byte order and a few white-space characters (7.2.3) before it do no harm.
 */
export function isPdfHead(head: ArrayBuffer | Uint8Array<ArrayBuffer>): boolean {
  // ‘latin1’ is windows-1252 here, which spells the mark of UTF-8 like this.
  const text = new TextDecoder('latin1').decode(head).slice(0, pdfHeadSize);
  // eslint-disable-next-line no-control-regex
  return /^(?:\u00ef\u00bb\u00bf)?[\0\t\n\f\r ]{0,16}%PDF-/.test(text);
}

/** The bytes of a file; none where the browser cannot read it any more, because it was changed, moved or deleted. */
export const bytesOf = (file: Blob): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch((error: unknown) => {
    if (error instanceof DOMException) return new ArrayBuffer(0);
    throw error;
  });

/** A PDF by its name and by its first bytes; a file that is empty or cannot be read is none. */
export async function isPdf(file: Blob & { name?: string }): Promise<boolean> {
  return hasPdfName(file) && isPdfHead(await bytesOf(file.slice(0, pdfHeadSize)));
}
