import { useState } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import type { Field } from '../../../../contract/fields.ts';
import { preconditionFailed } from '../../../../contract/preconditions.ts';
import { useUpdateProfileMutation } from '../../../api/accountsApi.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ApiError } from '../../../api/apiError.ts';
import { isAnswerLost } from '../../../api/isAnswerLost.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import { useRunningCall } from '../../sending/useRunningCall.ts';
import { useSending } from '../../sending/useSending.ts';
import { savedElsewhere } from './savedElsewhere.ts';

/** A stored version of a profile, with its ETag, if the server sends one. */
export type ProfileVersion = { profile: Profile; etag: string | undefined };

type Failed = { error: ApiError };

export type ProfileToSave = ProfileVersion & {
  /** Loads the stored version, which the form takes over as well. */
  reload: () => Promise<ProfileVersion | Failed>;
};

const isStale = (error: ApiError) => failureOf(error)?.status === preconditionFailed;

/**
 * Saves a profile behind the loading screen. If it was saved on another device meanwhile, the server refuses and
 * changes nothing. The form then loads what was saved there, keeps what was changed here, and sends both, once
 * (specification EDIT-15).
 */
export function useSaveProfile(fields: readonly Field[], { profile, etag, reload }: ProfileToSave) {
  const [updateProfile] = useUpdateProfileMutation(sharedResult('updateProfile'));
  const send = useSending('profile');
  const { run, stop } = useRunningCall();
  const [unanswered, setUnanswered] = useState<Profile | null>(null);

  async function put(version: ProfileVersion): Promise<ProfileVersion | Failed> {
    const body = registerBody(version.profile);
    const { data, error } = await run(updateProfile({ ...body, etag: version.etag }));
    if (!error) {
      setUnanswered(null);
      return { profile: version.profile, etag: data.etag };
    }
    if (isAnswerLost(error)) setUnanswered(version.profile);
    return { error: apiErrorOf(error) };
  }

  async function save(answers: Profile): Promise<ProfileVersion | Failed> {
    const first = await put({ profile: answers, etag });
    if (etag === undefined || !('error' in first) || !isStale(first.error)) return first;
    const { signal } = run(new AbortController());
    const stored = await reload();
    if (signal.aborted) return { error: { kind: 'aborted' } };
    if ('error' in stored) return stored;
    const elsewhere = savedElsewhere(fields, {
      known: profile,
      saved: stored.profile,
      now: answers,
      unanswered,
    });
    return put({ profile: { ...answers, ...elsewhere }, etag: stored.etag });
  }

  return {
    /** Resolves to the saved version with its new ETag, or to the error. */
    save: (answers: Profile): Promise<ProfileVersion | Failed> =>
      send((signal) => {
        signal.addEventListener('abort', stop);
        return save(answers);
      }),
    /** The answers that were sent last without learning whether they were stored. */
    unanswered,
  };
}
