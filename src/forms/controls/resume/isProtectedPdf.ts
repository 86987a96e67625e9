import { bytesOf } from '../../../../contract/files/pdf.ts';

/** Bytes read at once, so that a large file neither fills the memory nor blocks the main thread. */
const pieceSize = 1024 * 1024;

/** The trailer of an encrypted file refers to its encryption dictionary (ISO 32000-1, 7.6). */
const encryption = /\/Encrypt\s+\d+\s+\d+\s+R/;

/** Bytes by which pieces overlap: enough for that reference, however it is spaced. */
const overlap = 128;

/**
 * Whether a PDF is encrypted, so that it may open only with a password. The whole file is read piece by piece, because
 * there may be a trailer at either end and after each saved change. Resolves to false once the signal aborts.
 */
export async function isProtectedPdf(file: Blob, signal?: AbortSignal): Promise<boolean> {
  for (let start = 0; start < file.size; start += pieceSize) {
    const piece = await bytesOf(file.slice(start, start + pieceSize + overlap));
    if (signal?.aborted || piece.byteLength === 0) return false;
    if (encryption.test(new TextDecoder('latin1').decode(piece))) return true;
  }
  return false;
}
