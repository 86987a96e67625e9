import { mixed, object } from 'yup';
import type { ObjectShape } from 'yup';
import { mostJobApplications, profileFields } from './accounts.ts';
import type { EarlierApplication, ProfileWithApplications, Profile } from './accounts.ts';
import { fromKeys } from './fromKeys.ts';

/** The server's message, where it can be shown to a visitor. */
export type MessageResponse = { message?: string };

/** The response about a one-time code. `codeLifetime`: the seconds for which the server accepts a code. */
export type CodeResponse = MessageResponse & { codeLifetime?: number };

/**
 * The response of a refused request. `fields` holds the reason for each refused answer, `attemptsLeft` the number of codes
 * that may still be tried, `retryAfter` the seconds after which the request is possible again.
 */
export type RefusalResponse = MessageResponse & {
  fields?: Readonly<Record<string, string>>;
  attemptsLeft?: number;
  retryAfter?: number;
};

/** The response of a stored submission: its id, its short reference, and the reference of the résumé. */
export type SubmissionResponse = MessageResponse & { id?: string; reference?: string; resume?: string };

/** Longer texts are pages or stack traces, not messages to a visitor. */
const longestMessage = 500;

/** The text, if it is a message and no HTML page or stack trace (specification D48). */
function fitToShow(text: string): string | undefined {
  const words = text.trim();
  // The length is checked first, because a page may have megabytes, which the patterns would search.
  if (words === '' || words.length > longestMessage) return undefined;
  const isPage = /<\/?[a-z!][^>]*>/i.test(words) || /\n\s{1,20}at /.test(words);
  return isPage ? undefined : words;
}

/** The day at the start of a date or date-time, as it is written: converting it to a time zone could change a birthday. */
const dayOf = (text: string): string => /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';

/** Controls turn all line breaks into line feeds; with others the answer would count as changed. */
const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** A text. Anything else counts as missing and not as an error, because a proxy may answer in the server's place. */
const text = (read = (value: string): string | undefined => value) =>
  mixed<string>().transform((value: unknown) => (typeof value === 'string' ? read(value) : undefined));

/** An object. Anything else counts as an empty one. */
const record = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape)
    .transform((value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}))
    .default({});

/** A finite number of 0 or more. */
const count = mixed<number>().transform((value: unknown) =>
  typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value : undefined,
);

/** Reasons by name of their field, without those that cannot be shown. */
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

/** A list of anything. Anything else counts as an empty list. */
const list = mixed<unknown[]>()
  .transform((value: unknown) => (Array.isArray(value) ? value : []))
  .default([]);

/** Options of `cast`: properties that the schema does not name are removed, and no value is an error. */
const named = { assert: false, stripUnknown: true } as const;

const message = text(fitToShow);
const messageSchema = record({ message });
const codeSchema = record({ message, codeLifetime: count });
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

/** The entries that have a role and a time. A list that is too long is cut. */
function jobApplicationsOf(answer: unknown): EarlierApplication[] {
  const { jobApplications } = jobApplicationsSchema.cast(answer, named);
  return jobApplications.slice(0, mostJobApplications).flatMap((entry: unknown) => {
    const { role, sentAt } = jobApplicationSchema.cast(entry, named);
    return role && sentAt !== undefined ? [{ role, sentAt }] : [];
  });
}

export const messageResponseOf = (answer: unknown): MessageResponse => messageSchema.cast(answer, named);

export const codeResponseOf = (answer: unknown): CodeResponse => codeSchema.cast(answer, named);

/** The message, followed by the reasons that it does not contain, as far as all of that is short enough to show. */
function messageWith(refused: readonly string[], given?: string): string | undefined {
  const added = [...new Set(refused)].filter((reason) => !given?.includes(reason));
  return fitToShow([given ?? '', ...added].join(' ')) ?? given ?? added[0];
}

/** The refusal. Its message has the reason for every refused answer, whether or not the form asks for that answer. */
export function refusalResponseOf(answer: unknown): RefusalResponse {
  const { message: given, ...refusal } = refusalSchema.cast(answer, named);
  const words = messageWith(Object.values(refusal.fields ?? {}), given);
  return { ...refusal, ...(words !== undefined && { message: words }) };
}

/** The token in the response of a login; undefined where there is none. */
export const tokenOf = (answer: unknown): string | undefined =>
  tokenSchema.cast(answer, named).token || undefined;

export function submissionResponseOf(answer: unknown): SubmissionResponse {
  const { data, ...rest } = submissionSchema.cast(answer, named);
  return { ...rest, ...data };
}

/** The profile; fields that are missing or no text are empty. null if the response has none of its fields. */
export function profileOf(answer: unknown): ProfileWithApplications | null {
  const found = profileSchema.cast(answer, named);
  if (Object.keys(found).length === 0) return null;
  const names = profileFields.map(({ name }) => name);
  const answers: Profile = fromKeys(names, (name) => found[name] ?? '');
  const jobApplications = jobApplicationsOf(answer);
  return { ...answers, ...(jobApplications.length > 0 && { jobApplications }) };
}
