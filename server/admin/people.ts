import { canonicalEmailOf, subjectOf } from '../api/accounts/emailAddress.ts';
import { makeSecrets } from '../security/secrets.ts';
import { CommandError, UsageError } from './commandErrors.ts';
import type { CommandContext } from './command.ts';

/** An address in the spelling under which it is stored. @throws UsageError */
export function typedEmailOf(text: string): string {
  const email = canonicalEmailOf(text);
  if (!email) throw new UsageError(`“${text}” is not an email address.`);
  return email;
}

/**
 * The pseudonyms under which the waits of an address are counted: under both secrets, because rows from before a
 * rotation have the pseudonym under the previous one.
 */
export function subjectsOf({ config }: CommandContext, email: string): string[] {
  const { SECRET, SECRET_PREVIOUS } = config();
  return [SECRET, SECRET_PREVIOUS].filter(Boolean).map((secret) => subjectOf(makeSecrets(secret), email));
}

/** `mentions`: ids of other people's submissions that contain an address; undefined if there are none. */
export const mentionsLineOf = (mentions: readonly string[]): string | undefined =>
  mentions.length > 0
    ? `Submissions of other accounts mention the address: ${mentions.join(', ')}.`
    : undefined;

/** For an address of which nothing is stored, except perhaps in what other people wrote. */
export const nothingStored = (email: string, mentions: readonly string[]): CommandError =>
  new CommandError([`Nothing is stored about ${email}.`, mentionsLineOf(mentions) ?? []].flat().join(' '));
