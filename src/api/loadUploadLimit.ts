import { calls } from '../../contract/calls.ts';
import * as constants from '../../contract/constants.ts';
import { maxSizeIn, uploadLimitHeader } from '../../contract/files/uploadLimit.ts';
import { apiUrl } from './apiUrl.ts';

/** Any call that takes a file; the server has one limit for all of them. */
const { path } = calls.submitJobApplication;

/** Milliseconds. A later answer would be of no use as a hint. */
const timeoutMs = 10_000;

let asked: Promise<number> | undefined;

async function ask(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(apiUrl + path, { method: 'OPTIONS', signal });
    return maxSizeIn(headers.get(uploadLimitHeader)) ?? constants.resumeMaxSize;
  } catch {
    // Without a connection an upload will fail as well, and that is reported then. The next file asks again.
    asked = undefined;
    return constants.resumeMaxSize;
  }
}

/**
 * The server's size limit for a file in bytes. It is requested once per document, and again after a failure. Where the
 * server does not report it, resolves to the server's default. Never rejects.
 */
export const loadUploadLimit = (): Promise<number> => (asked ??= ask());
