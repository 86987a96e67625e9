import { serverMessages } from '../../../contract/serverMessages.ts';
import { profileFields } from '../../../contract/accounts.ts';
import type { EarlierApplication, ProfileWithApplications, Profile } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { normalizeEmails } from './emailAddress.ts';
import { jsonResponse, consumeRateLimit } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { Settings } from '../../settings.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AccessTokens } from './accessTokens.ts';

/** What an account knows of its owner: to read, and to change but for the address. */
export function makeProfileHandlers(
  { store, clock, rateLimits, log }: Dependencies,
  settings: Settings,
  tokens: AccessTokens,
) {
  /** So that the form can say which role somebody has applied for already; without any there is nothing to say. */
  async function jobApplicationsOf(
    accountId: string,
  ): Promise<Pick<ProfileWithApplications, 'jobApplications'>> {
    const limit = settings.submission.listed;
    const stored = await store.answersOfAccount({ accountId, kind: 'job', field: 'role', limit });
    const jobApplications = stored.map(({ answer, created_at }): EarlierApplication => ({
      role: answer ?? '',
      sentAt: created_at,
    }));
    return jobApplications.length > 0 ? { jobApplications } : {};
  }

  const loadProfile: Handler = async (c) => {
    const { id, name, email, phone_number, address, date_of_birth, gender } = await tokens.requireAccount(c);
    const answers: Profile = { name, email, phone_number, address, date_of_birth, gender };
    const profile: ProfileWithApplications = { ...answers, ...(await jobApplicationsOf(id)) };
    return jsonResponse(200, { ...profile, message: serverMessages.profileLoaded });
  };

  const updateProfile: Handler = async (c) => {
    const account = await tokens.requireAccount(c);
    await consumeRateLimit(rateLimits, 'profile', c);
    const answers = (await validAnswersOf(profileFields, await readJson(c.req.raw, settings))) as Profile;
    normalizeEmails(profileFields, answers, account);
    const { email: _own, ...changes } = answers;
    await tokens.requireStillLoggedIn(account);
    await store.updateAccount(account.id, changes, clock.now());
    log.info('profileUpdated', { account: account.id });
    return jsonResponse(200, { message: serverMessages.profileUpdated });
  };

  return { loadProfile, updateProfile } satisfies Partial<Record<CallName, Handler>>;
}
