import { calls } from '../../contract/calls.ts';
import { constants } from '../../contract/constants.ts';
import { maxSizeIn, uploadLimitHeader } from '../../contract/uploadLimit.ts';
import { apiUrl } from './apiUrl.ts';

/** Any call that takes a file; the server has one limit for all of them. */
const { path } = calls.submitJobApplication;

/** Milliseconds. A hint that comes later helps nobody. */
const timeoutMs = 10_000;

let known: number | undefined;

/**
 * How many bytes the server lets a file have; asked once a visit. Where it does not say, what it has unless its operator
 * decided otherwise. Never throws.
 */
export async function loadUploadLimit(): Promise<number> {
  if (known !== undefined) return known;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { headers } = await fetch(apiUrl + path, { method: 'OPTIONS', signal });
    known = maxSizeIn(headers.get(uploadLimitHeader));
  } catch {
    // Without an answer there is no upload either; that is told when it is tried.
  }
  return known ?? constants.resumeMaxSize;
}
