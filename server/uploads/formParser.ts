import { MIMEType } from 'node:util';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';

/** Sizes are in bytes. */
export type FormLimits = {
  /** The name of the field that is answered by a file. */
  fileField: string;
  fileSize: number;
  /** Everything but that file: answers, files of other fields, headers of parts, and what is between the parts. */
  otherSize: number;
  /** Longer answers are truncated here. It must exceed every rule's maximum, or a truncated answer would seem valid. */
  fieldSize: number;
  parts: number;
  partHeaderSize: number;
  partHeaders: number;
};

export type FormError = 'unreadable' | 'fileTooLarge' | 'formTooLarge' | 'tooManyParts';

type FormEvents = {
  onField: (name: string, value: string) => void;
  onFile: (name: string, file: BusboyFileStream, fileName: string) => void;
  onError: (error: FormError) => void;
};

/** Characters (RFC 2046, 5.1.1). A longer boundary would slow down the search for it at every byte. */
const longestBoundary = 70;
/** No file system has longer names (in bytes or UTF-16 code units), and no field has. */
const longestName = 255;

/**
 * Bytes that are parsed before the limits are checked. From 64 KiB the parser can make 7,000 empty parts, which takes
 * half a second; with 8 KiB it is two milliseconds.
 */
const turnSize = 8 * 1024;

/** Whether a content type is multipart/form-data with a boundary of a usable length. */
export function hasUsableBoundary(contentType: string): boolean {
  try {
    const { essence, params } = new MIMEType(contentType);
    const { length } = params.get('boundary') ?? '';
    return essence === 'multipart/form-data' && length > 0 && length <= longestBoundary;
  } catch {
    return false;
  }
}

/**
 * Parses a multipart form while it arrives. `write` resolves when the parser can take more: within a file, when the
 * reader of the file can. An error resolves it, too.
 */
export function makeFormParser(contentType: string, limits: FormLimits, events: FormEvents) {
  const { fileField, fileSize, fieldSize, parts } = limits;
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    // A part is a file if it has a file name, whatever its Content-Type is.
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: {
      fileSize,
      fieldSize,
      parts,
      headerSize: limits.partHeaderSize,
      headerPairs: limits.partHeaders,
    },
  });
  const finished = Promise.withResolvers<void>();
  let hasFailed = false;
  let releaseWrite: (() => void) | undefined;
  let received = 0;
  /** The file of `fileField` that is arriving, and the bytes of such files before it. */
  let current: BusboyFileStream | undefined;
  let earlierFileBytes = 0;

  function fail(error: FormError): void {
    if (hasFailed) return;
    hasFailed = true;
    events.onError(error);
    releaseWrite?.();
    finished.resolve();
  }

  parser.on('file', (name: string | undefined, file, fileName) => {
    earlierFileBytes += current?.bytesRead ?? 0;
    current = name === fileField ? file : undefined;
    file.on('limit', () => fail('fileTooLarge'));
    // Busboy emits the error without destroying the stream, and its reader would wait for ever.
    file.on('error', (error) => file.destroy(error));
    if (name === undefined) fail('unreadable');
    else events.onFile(name.slice(0, longestName), file, fileName.slice(0, longestName));
  });
  parser.on('field', (name: string | undefined, value) => {
    if (name === undefined) fail('unreadable');
    else events.onField(name.slice(0, longestName), value);
  });
  parser.on('partsLimit', () => fail('tooManyParts'));
  parser.on('error', () => fail('unreadable'));
  parser.on('finish', () => finished.resolve());

  const take = (bytes: Uint8Array): Promise<void> =>
    new Promise((next) => {
      releaseWrite = next;
      try {
        parser.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), () => next());
      } catch {
        fail('unreadable');
      }
    });

  return {
    async write(bytes: Uint8Array): Promise<void> {
      for (let at = 0; at < bytes.byteLength && !hasFailed; at += turnSize) {
        const piece = bytes.subarray(at, at + turnSize);
        received += piece.byteLength;
        await take(piece);
        if (received - earlierFileBytes - (current?.bytesRead ?? 0) > limits.otherSize) fail('formTooLarge');
      }
    },
    /** Resolves when the last part has been reported, or an error has. */
    async end(): Promise<void> {
      try {
        parser.end();
      } catch {
        fail('unreadable');
      }
      await finished.promise;
    },
    fail,
  };
}
