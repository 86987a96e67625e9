import { mixed, object } from 'yup';
import type { ObjectShape } from 'yup';
import { mostJobApplications, profileFields } from './accounts.ts';
import type { EarlierApplication, ProfileWithApplications, Profile } from './accounts.ts';

/** What the account calls say: the server's own words, where they are fit to be shown. */
export type MessageResponse = { message?: string };

/**
 * What a refusal says besides: which answers were refused, each with its reason, how many more codes may be tried, and after
 * how many seconds what was asked for is possible again.
 */
export type RefusalResponse = MessageResponse & {
  fields?: Readonly<Record<string, string>>;
  attemptsLeft?: number;
  retryAfter?: number;
};

/** What a stored submission answers besides: its id, its short reference, and the reference of the résumé. */
export type SubmissionResponse = MessageResponse & { id?: string; reference?: string; resume?: string };

/** Longer texts are pages or stack traces, not messages to a visitor. */
const longestMessage = 500;

/** A sentence and not a page (specification D48). */
function fitToShow(text: string): string | undefined {
  const words = text.trim();
  // The length first: a page may be megabytes, and patterns take their time with it.
  if (words === '' || words.length > longestMessage) return undefined;
  const isPage = /<\/?[a-z!][^>]*>/i.test(words) || /\n\s{1,20}at /.test(words);
  return isPage ? undefined : words;
}

/** The day at the beginning of a date or a date-time, taken as it is written: no time zone moves a birthday. */
const dayOf = (text: string): string => /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';

/** Controls know one kind of line break only; with another the answer would count as changed. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** A text. A proxy may answer in the server's place, so anything else counts as missing instead of as an error. */
const text = (read = (value: string): string | undefined => value) =>
  mixed<string>().transform((value: unknown) => (typeof value === 'string' ? read(value) : undefined));

/** An object. Anything else counts as one with nothing in it. */
const record = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape)
    .transform((value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}))
    .default({});

/** A number that counts something. */
const count = mixed<number>().transform((value: unknown) =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : undefined,
);

/** Reasons by the name of their field, as far as they are fit to be shown. */
const reasons = mixed<Record<string, string>>().transform((value: unknown) => {
  const fit = Object.entries(typeof value === 'object' ? (value ?? {}) : {}).flatMap(([name, words]) => {
    const reason = typeof words === 'string' ? fitToShow(words) : undefined;
    return reason === undefined ? [] : [[name, reason] as const];
  });
  return fit.length > 0 ? Object.fromEntries(fit) : undefined;
});

/** A moment, in milliseconds since 1970. */
const moment = mixed<number>().transform((value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined,
);

/** A list, of anything. Whatever else counts as an empty one. */
const list = mixed<unknown[]>()
  .transform((value: unknown) => (Array.isArray(value) ? value : []))
  .default([]);

/** What the schema names, and nothing else of an answer. */
const named = { assert: false, stripUnknown: true } as const;

const message = text(fitToShow);
const messageSchema = record({ message });
const refusalSchema = record({ message, fields: reasons, attemptsLeft: count, retryAfter: count });
const tokenSchema = record({ token: text() });
const submissionSchema = record({ message, data: record({ id: text(), reference: text(), resume: text() }) });
const jobApplicationsSchema = record({ jobApplications: list });
const jobApplicationSchema = record({ role: text(), sentAt: moment });
const profileSchema = record(
  Object.fromEntries(
    profileFields.map(({ name, control }) => [name, text(control === 'date' ? dayOf : withLineFeeds)]),
  ),
);

/** Those that say which role and when; a list that is longer than it may be, or anything else, is cut or left out. */
function jobApplicationsOf(answer: unknown): EarlierApplication[] {
  const { jobApplications } = jobApplicationsSchema.cast(answer, named);
  return jobApplications.slice(0, mostJobApplications).flatMap((entry: unknown) => {
    const { role, sentAt } = jobApplicationSchema.cast(entry, named);
    return role && sentAt !== undefined ? [{ role, sentAt }] : [];
  });
}

export const messageResponseOf = (answer: unknown): MessageResponse => messageSchema.cast(answer, named);

export const refusalResponseOf = (answer: unknown): RefusalResponse => refusalSchema.cast(answer, named);

/** The token of a login; undefined where there is none. */
export const tokenOf = (answer: unknown): string | undefined =>
  tokenSchema.cast(answer, named).token || undefined;

export function submissionResponseOf(answer: unknown): SubmissionResponse {
  const { data, ...rest } = submissionSchema.cast(answer, named);
  return { ...rest, ...data };
}

/** A profile: what is missing or odd is empty. null if there is nothing of a profile in the answer. */
export function profileOf(answer: unknown): ProfileWithApplications | null {
  const found = profileSchema.cast(answer, named);
  if (Object.keys(found).length === 0) return null;
  const answers = Object.fromEntries(profileFields.map(({ name }) => [name, found[name] ?? ''])) as Profile;
  const jobApplications = jobApplicationsOf(answer);
  return { ...answers, ...(jobApplications.length > 0 && { jobApplications }) };
}
