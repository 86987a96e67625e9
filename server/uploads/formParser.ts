import { MIMEType } from 'node:util';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';

/** Sizes are bytes. */
export type FormLimits = {
  /** The question whose file is wanted. */
  fileField: string;
  fileSize: number;
  /** Everything but the file: answers, files nobody asked for, headers of parts, and what stands between them. */
  otherSize: number;
  /** An answer is cut here; what is cut must be too long for any rule, or it would be taken for whole. */
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

/** RFC 2046, 5.1.1. The search for a longer one would take that much longer at every byte. */
const longestBoundary = 70;
/** No file system has longer names (bytes or UTF-16 units), and no question. */
const longestName = 255;

/**
 * As much as is parsed before the limits are looked at: of 64 KiB, the parser makes 7,000 empty parts first and takes
 * half a second for it; of 8 KiB, two milliseconds.
 */
const turnSize = 8 * 1024;

/** Whether a body of this type can be parsed at all. */
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
 * Parses a multipart form while it arrives. `write` resolves when the parser takes more, which for a file is when its
 * reader does; an error releases it.
 */
export function makeFormParser(contentType: string, limits: FormLimits, events: FormEvents) {
  const { fileField, fileSize, fieldSize, parts } = limits;
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    // Only a name makes a file; what a part says of its type does not.
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
  let goOn: (() => void) | undefined;
  let received = 0;
  /** The file that is wanted, and the bytes of those before. */
  let current: BusboyFileStream | undefined;
  let filed = 0;

  function fail(error: FormError): void {
    if (hasFailed) return;
    hasFailed = true;
    events.onError(error);
    goOn?.();
    finished.resolve();
  }

  parser.on('file', (name: string | undefined, file, fileName) => {
    filed += current?.bytesRead ?? 0;
    current = name === fileField ? file : undefined;
    file.on('limit', () => fail('fileTooLarge'));
    // Told without ending the stream; ended here, or its reader would wait for ever.
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
      goOn = next;
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
        if (received - filed - (current?.bytesRead ?? 0) > limits.otherSize) fail('formTooLarge');
      }
    },
    /** Resolves when the last part has been told of, or with an error. */
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
