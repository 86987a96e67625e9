import type { ProfileWithApplications } from '../../contract/accounts.ts';
import { messageResponseOf, profileOf, tokenOf } from '../../contract/responses.ts';
import type { MessageResponse } from '../../contract/responses.ts';
import { loginCopy } from '../content/accounts/accounts.ts';
import { loggedIn } from '../state/auth/authSlice.ts';
import { claimsOf } from '../state/auth/claims.ts';
import { accountNumberOf } from './accountNumber.ts';
import type { ApiError } from './apiError.ts';
import { api } from './api.ts';
import type { CallMeta } from './api.ts';
import { unexpectedAnswer } from './failure.ts';
import type { BodyRef, RequestBody } from './requestBodies.ts';

/** A profile as it is stored, with its tag where the server gives one. */
export type StoredProfile = ProfileWithApplications & CallMeta;

/** Why a token is not taken. One that has just been made and is over by now is so by the clock of the device. */
const refusalOf = (token = ''): ApiError =>
  claimsOf(token, 0) ? { ...unexpectedAnswer, message: loginCopy.clockIsWrong } : unexpectedAnswer;

/** Sign-up, login, recovery and the profile. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A call that answers with the server's words at most. */
    const messageCall = <Body extends RequestBody>(extraOptions: { statusDecides?: true } = {}) =>
      build.mutation<MessageResponse, BodyRef<Body>>({
        query: (bodyRef) => bodyRef,
        transformResponse: messageResponseOf,
        extraOptions,
      });
    return {
      sendSignUpCode: messageCall<{ email: string }>(),
      verifyCode: messageCall<{ email: string; otp: string }>(),
      signUp: messageCall<Record<string, string>>(),
      /**
       * The token goes from the answer straight into the auth slice; the API's own cache never holds it. An answer whose
       * token does not count is a failure, or the visitor would be welcomed and logged out in one.
       */
      logIn: build.mutation<MessageResponse, BodyRef<{ email: string; password: string }>>({
        queryFn: async (bodyRef, { dispatch, signal }, _options, query) => {
          const { data, error } = await query(bodyRef);
          if (error) return { error };
          if (signal.aborted) return { error: { kind: 'aborted' } };
          const token = tokenOf(data);
          if (token === undefined || claimsOf(token) === null) return { error: refusalOf(token) };
          dispatch(loggedIn({ token }));
          return { data: messageResponseOf(data) };
        },
      }),
      sendResetCode: messageCall<{ email: string }>({ statusDecides: true }),
      resetPassword: messageCall<{ email: string; newPassword: string }>(),
      /**
       * The profile of the account whose number is the argument: another account never sees it, and its address is in no
       * key of the cache. It is kept only while somebody looks at it. An answer that holds no part of a profile is a
       * failure, or an empty form would be saved over the stored one.
       */
      loadProfile: build.query<StoredProfile, number>({
        keepUnusedDataFor: 0,
        queryFn: async (_account, _api, _options, query) => {
          const { data, error, meta } = await query(undefined);
          if (error) return { error };
          const profile = profileOf(data);
          return profile === null ? { error: unexpectedAnswer } : { data: { ...profile, ...meta } };
        },
      }),
      /** Answers the tag of what it saved. */
      updateProfile: build.mutation<MessageResponse & CallMeta, BodyRef<Record<string, string>> & CallMeta>({
        query: (argument) => argument,
        transformResponse: (answer, meta) => ({ ...messageResponseOf(answer), ...meta }),
      }),
    };
  },
});

export const {
  useSendSignUpCodeMutation,
  useVerifyCodeMutation,
  useSignUpMutation,
  useLogInMutation,
  useSendResetCodeMutation,
  useResetPasswordMutation,
  useLoadProfileQuery,
  useUpdateProfileMutation,
} = accountsApi;

/** What was saved is what is stored: nobody has to ask the server again. */
export const profileSaved = (account: string | null, saved: StoredProfile) =>
  accountsApi.util.upsertQueryEntries([
    { endpointName: 'loadProfile', arg: accountNumberOf(account), value: saved },
  ]);
