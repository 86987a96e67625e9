import { canonicalPathOf } from '../../contract/paths.ts';
import { openings, jobTypes } from '../../contract/enumerations/openings.ts';
import { serviceTypes } from '../../contract/enumerations/serviceTypes.ts';
import type { Prefill } from '../content/prefill.ts';
import type { Path } from '../../contract/paths.ts';
import { oneOf, recordOf, stringOf, trueOf } from './readers.ts';

/** Where a visitor came from, so that one press brings them back: an address and the prefill it carried. */
export type ReturnPath = { path: Path; prefill?: Prefill };

/** What a page hands to the next one beside the address; it lives in the history entry and survives a reload. */
export type LocationState = {
  /** A sentence the next page shows as a status: ‘Account created. Please log in.’ */
  status?: string;
  /** After logging in, one press leads back here. */
  returnPath?: ReturnPath;
  prefill?: Prefill;
  /** An address the visitor gave already: to log in with, or, verified by a code, whose password is to be reset. */
  email?: string;
  /** The second step of a new password: the address to which a code was sent. */
  codeSentTo?: string;
  /** The visitor has already agreed to leave a form with entries. */
  leaveConfirmed?: true;
};

/**
 * What may be told of a location state: which way a page was opened, and of an address only that there was one. All but the
 * opening of a prefill are answers, and on the way back from a login they are those that were chosen in a form.
 */
export type Arrival = {
  status: string | null;
  returnPath: Pick<ReturnPath, 'path'> | null;
  prefill: Pick<Prefill, 'opening'> | null;
  hasEmail: boolean;
  hasCodeAddress: boolean;
};

/** The rule itself is the contract's; this only keeps out what is no address at all, without the library of rules. */
function emailOf(value: unknown): string | undefined {
  const text = stringOf(value);
  return text !== undefined && text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined;
}

/** Of anything at all, the choices that this site knows. No key is left undefined: several prefills are merged. */
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

/** Reads a history entry's state, which anybody could have written, into what this site understands. */
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

/** Of a history entry's state, what may be told. */
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
