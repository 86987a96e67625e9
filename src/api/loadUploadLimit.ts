import { calls } from '../../contract/calls.ts';
import { constants } from '../../contract/constants.ts';
import { maxSizeIn, uploadLimitHeader } from '../../contract/uploadLimit.ts';
import { apiUrl } from './apiUrl.ts';

/** Any call that takes a file; the server has one limit for all of them. */
const { path } = calls.submitJobApplication;

/** Milliseconds. A hint that comes later helps nobody. */
const timeoutMs = 10_000;

let asked: Promise<number> | undefined;

async function ask(): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(apiUrl + path, { method: 'OPTIONS', signal });
    return maxSizeIn(headers.get(uploadLimitHeader)) ?? constants.resumeMaxSize;
  } catch {
    // Without an answer there is no upload either; that is told when it is tried. The next file asks again.
    asked = undefined;
    return constants.resumeMaxSize;
  }
}

/**
 * How many bytes the server lets a file have; asked once a visit, and again where no answer came. Where it does not say,
 * what it has unless its operator decided otherwise. Never throws.
 */
export const loadUploadLimit = (): Promise<number> => (asked ??= ask());
