import { canonicalEmailOf, emailPseudonym, logInThrottleKey } from '../api/accounts/emailAddress.ts';
import { makeSecrets } from '../security/secrets.ts';
import type { Pseudonyms } from '../store/administration/people.ts';
import { UsageError } from './commandErrors.ts';
import type { CommandContext } from './command.ts';

/** An address in the spelling under which it is stored. @throws UsageError */
export function typedEmailOf(text: string): string {
  const email = canonicalEmailOf(text);
  if (!email) throw new UsageError(`“${text}” is not an e-mail address.`);
  return email;
}

/** Under both secrets, because rows from before a change of the secret have the label of the old one. */
export function pseudonymsOf({ config }: CommandContext, email: string): Pseudonyms {
  const { SECRET, SECRET_PREVIOUS } = config();
  const all = [SECRET, SECRET_PREVIOUS].filter(Boolean).map((secret) => makeSecrets(secret));
  return {
    subjects: all.map((secrets) => emailPseudonym(secrets, email)),
    throttleKeys: all.map((secrets) => logInThrottleKey(secrets, email)),
  };
}
