import { canonicalPathOf } from '../../contract/paths.ts';
import { openings, jobTypes } from '../../contract/enumerations/openings.ts';
import { serviceTypes } from '../../contract/enumerations/serviceTypes.ts';
import type { Prefill } from '../content/prefill.ts';
import type { Path } from '../../contract/paths.ts';
import { oneOf, recordOf, stringOf, trueOf } from './readers.ts';

/** Where a press after the login leads back to: a path and the prefill it was opened with. */
export type ReturnPath = { path: Path; prefill?: Prefill };

/** What a page hands to the next one besides the address. It is part of the history entry and survives a reload. */
export type LocationState = {
  /** A sentence that the next page shows as a status: ‘Account created. Please log in.’ */
  status?: string;
  /** Where the login leads back to. */
  returnPath?: ReturnPath;
  prefill?: Prefill;
  /**
   * The email address that the visitor has entered: to log in with, or, verified by a code, to reset the password of.
   */
  email?: string;
  /** In the second step of setting a new password: the address to which a code was sent. */
  codeSentTo?: string;
  /** The visitor has already agreed to leave a form with entries. */
  leaveConfirmed?: true;
};

/**
 * What the store may hold of a location state: how a page was opened, and of an email address only whether there was
 * one. Of a prefill only the opening is included: the rest are answers, which after a login may be those that the
 * visitor gave in a form.
 */
export type Arrival = {
  status: string | null;
  returnPath: Pick<ReturnPath, 'path'> | null;
  prefill: Pick<Prefill, 'opening'> | null;
  hasEmail: boolean;
  hasCodeAddress: boolean;
};

/** A rough check that rejects what cannot be an email address. The rule itself is in the contract, and needs yup. */
function emailOf(value: unknown): string | undefined {
  const text = stringOf(value);
  return text !== undefined && text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined;
}

/** The valid choices in any value. Missing ones are left out, not undefined, because several prefills are merged. */
export function prefillOf(value: unknown): Prefill | undefined {
  const read = recordOf(value);
  const jobType = oneOf(jobTypes, read['jobType']);
  const serviceType = oneOf(serviceTypes, read['serviceType']);
  const role = stringOf(read['role']);
  const opening = openings.find(({ title }) => title === read['opening'])?.title;
  const prefill = {
    ...(jobType && { jobType }),
    ...(opening && { opening }),
    ...(role && { role }),
    ...(serviceType && { serviceType }),
  };
  return Object.keys(prefill).length > 0 ? prefill : undefined;
}

function returnPathOf(value: unknown): ReturnPath | undefined {
  const { path, prefill } = recordOf(value);
  const canonicalPath = canonicalPathOf(stringOf(path) ?? '');
  return canonicalPath ? { path: canonicalPath, prefill: prefillOf(prefill) } : undefined;
}

/** The valid part of a history entry's state, which anything may have written. */
export function locationStateOf(state: unknown): LocationState {
  const { status, returnPath, prefill, email, codeSentTo, leaveConfirmed } = recordOf(state);
  return {
    status: stringOf(status),
    returnPath: returnPathOf(returnPath),
    prefill: prefillOf(prefill),
    email: emailOf(email),
    codeSentTo: emailOf(codeSentTo),
    leaveConfirmed: trueOf(leaveConfirmed),
  };
}

/** The arrival for a history entry's state. */
export function arrivalOf(state: unknown): Arrival {
  const { status, returnPath, prefill, email, codeSentTo } = locationStateOf(state);
  return {
    status: status ?? null,
    returnPath: returnPath ? { path: returnPath.path } : null,
    prefill: prefill?.opening ? { opening: prefill.opening } : null,
    hasEmail: email !== undefined,
    hasCodeAddress: codeSentTo !== undefined,
  };
}
