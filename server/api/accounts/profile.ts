import { profileFields } from '../../../contract/accounts.ts';
import type { Profile } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { validAnswersOf } from '../http/answers.ts';
import { jsonBodyOf } from '../http/body.ts';
import { settleEmails } from './emailAddress.ts';
import { answer, takeLimit } from '../http/http.ts';
import type { Handler } from '../http/http.ts';
import type { Policy } from '../settings.ts';
import type { Ports } from '../dependencies.ts';
import type { Tokens } from './accessTokens.ts';

/** What an account knows of its owner: to read, and to change but for the address. */
export function makeProfile({ store, clock, limits, log }: Ports, policy: Policy, tokens: Tokens) {
  const loadProfile: Handler = async (c) => {
    const { name, email, phone_number, address, date_of_birth, gender } = await tokens.requireAccount(c);
    const profile: Profile = { name, email, phone_number, address, date_of_birth, gender };
    return answer(200, { ...profile, message: 'Profile loaded successfully.' });
  };

  const updateProfile: Handler = async (c) => {
    const account = await tokens.requireAccount(c);
    await takeLimit(limits, 'profile', c);
    const answers = (await validAnswersOf(profileFields, await jsonBodyOf(c.req.raw, policy))) as Profile;
    settleEmails(profileFields, answers, account);
    const { email: _own, ...changes } = answers;
    await store.updateAccount(account.id, changes, clock.now());
    log.info('profileUpdated', { account: account.id });
    return answer(200, { message: 'Profile updated successfully!' });
  };

  return { loadProfile, updateProfile } satisfies Partial<Record<CallName, Handler>>;
}
