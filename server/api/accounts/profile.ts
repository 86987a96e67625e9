import { serverMessages } from '../../../contract/serverMessages.ts';
import { profileFields } from '../../../contract/accounts.ts';
import type { EarlierApplication, ProfileWithApplications, Profile } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { etagHeader, ifMatchHeader, preconditionFailed } from '../../../contract/preconditions.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { withCanonicalEmails } from './emailAddress.ts';
import { clientAddressOf, consumeRateLimit, jsonResponse } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { Settings } from '../../common/settings.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError, logInNeeded } from '../../common/httpError.ts';
import type { Account } from '../../store/accounts.ts';
import type { AccessTokens } from './accessTokens.ts';
import { namesTag, profileTagOf } from './profileTag.ts';

/** The calls that read and change the profile of an account; its email address cannot be changed. */
export function makeProfileHandlers(
  { store, clock, rateLimits, log, secrets }: Dependencies,
  settings: Settings,
  tokens: AccessTokens,
) {
  /**
   * Earlier applications, with which the form says for which roles somebody has applied already. Left out if there are
   * none.
   */
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

  const tagOf = (account: Account) => ({ [etagHeader]: profileTagOf(secrets, account) });

  const loadProfile: Handler = async (c) => {
    const account = await tokens.requireAccount(c);
    await consumeRateLimit(rateLimits, 'profileLoad', account.id);
    const { id, name, email, phone_number, address, date_of_birth, gender } = account;
    const answers: Profile = { name, email, phone_number, address, date_of_birth, gender };
    const profile: ProfileWithApplications = { ...answers, ...(await jobApplicationsOf(id)) };
    return jsonResponse(200, { ...profile, message: serverMessages.profileLoaded }, tagOf(account));
  };

  const updateProfile: Handler = async (c) => {
    const account = await tokens.requireAccount(c);
    await consumeRateLimit(rateLimits, 'profile', clientAddressOf(c));
    const typed = await validAnswersOf(profileFields, await readJson(c.req.raw, settings));
    const answers = withCanonicalEmails(profileFields, typed, account) as Profile;
    const { email: _own, ...changes } = answers;
    const stored = await tokens.requireStillLoggedIn(account);
    const ifMatch = c.req.header(ifMatchHeader);
    const isCurrent = ifMatch === undefined || namesTag(ifMatch, profileTagOf(secrets, stored));
    // The update compares again, because another call may write between this check and the update.
    const known = ifMatch === undefined ? undefined : stored;
    const isWritten = isCurrent && (await store.updateAccount(account.id, changes, clock.now(), known));
    // Without If-Match, the only reason for not writing is that the account was deleted meanwhile.
    if (!isWritten && ifMatch === undefined) throw logInNeeded(true);
    if (!isWritten) throw new HttpError(preconditionFailed, serverMessages.profileChanged);
    log.info('profileUpdated', { account: account.id });
    return jsonResponse(200, { message: serverMessages.profileUpdated }, tagOf({ ...stored, ...changes }));
  };

  return { loadProfile, updateProfile } satisfies Partial<Record<CallName, Handler>>;
}
