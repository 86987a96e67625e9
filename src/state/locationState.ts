import { canonicalPathOf } from '../../contract/paths.ts';
import { openings, jobTypes, serviceTypes } from '../../contract/enumerations.ts';
import type { JobType, OpeningTitle, ServiceType } from '../../contract/enumerations.ts';
import type { Path } from '../../contract/paths.ts';

/**
 * A choice made on another page that a form starts with (specification D20, D23). All but `opening` are answers,
 * under the names of their fields.
 */
export type Prefill = { jobType?: JobType; opening?: OpeningTitle; serviceType?: ServiceType };

/** Where a visitor came from, so that one press brings them back: an address and the choice it carried. */
export type ReturnPath = { path: Path; choice?: Prefill };

/** What a page hands to the next one beside the address; it lives in the history entry and survives a reload. */
export type LocationState = {
  /** A sentence the next page shows as a status: ‘Account created. Please log in.’ */
  status?: string;
  /** After logging in, one press leads back here. */
  back?: ReturnPath;
  choice?: Prefill;
  /** Whose password is to be reset: the address that was just proved by a code. */
  email?: string;
  /** The visitor has already agreed to leave a form with entries. */
  leaving?: true;
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** A value if it is one of those a choice can have. */
const among = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value);

/** The rule itself is the contract's; this only keeps out what is no address at all, without the library of rules. */
const looksLikeEmail = (text: string) => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text);

/** Of anything at all, the choices that this site knows. */
export function prefillOf(value: unknown): Prefill | undefined {
  const jobType = among(jobTypes, field(value, 'jobType'));
  const serviceType = among(serviceTypes, field(value, 'serviceType'));
  const opening = openings.find(({ title }) => title === field(value, 'opening'))?.title;
  const choice = {
    ...(jobType ? { jobType } : {}),
    ...(opening ? { opening } : {}),
    ...(serviceType ? { serviceType } : {}),
  };
  return Object.keys(choice).length > 0 ? choice : undefined;
}

/** Reads a history entry's state, which anybody could have written, into what this site understands. */
export function locationStateOf(state: unknown): LocationState {
  const status = field(state, 'status');
  const email = field(state, 'email');
  const path = field(field(state, 'back'), 'path');
  const known = typeof path === 'string' ? canonicalPathOf(path) : null;
  const choice = prefillOf(field(state, 'choice'));
  const backChoice = prefillOf(field(field(state, 'back'), 'choice'));
  return {
    ...(typeof status === 'string' ? { status } : {}),
    ...(known ? { back: { path: known, ...(backChoice ? { choice: backChoice } : {}) } } : {}),
    ...(choice ? { choice } : {}),
    ...(typeof email === 'string' && looksLikeEmail(email) ? { email } : {}),
    ...(field(state, 'leaving') === true ? { leaving: true } : {}),
  };
}
