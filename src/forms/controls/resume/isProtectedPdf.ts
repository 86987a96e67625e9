import { bytesOf } from '../../../../contract/pdf.ts';

/** Bytes read at once: one piece keeps neither the memory nor the thread for long. */
const pieceSize = 1024 * 1024;

/** The trailer names how the file is encrypted (ISO 32000-1, 7.6). */
const encryption = /\/Encrypt\s+\d+\s+\d+\s+R/;

/** Bytes that a piece has of the next one: that reference, however it is spaced. */
const overlap = 128;

/**
 * Whether a PDF is protected: it may open only with a password. It is read piece by piece, as there may be a trailer at
 * either end and after each change that was saved; the signal ends that, and the answer is no.
 */
export async function isProtectedPdf(file: Blob, signal?: AbortSignal): Promise<boolean> {
  for (let start = 0; start < file.size; start += pieceSize) {
    const piece = await bytesOf(file.slice(start, start + pieceSize + overlap));
    if (signal?.aborted || piece.byteLength === 0) return false;
    if (encryption.test(new TextDecoder('latin1').decode(piece))) return true;
  }
  return false;
}
