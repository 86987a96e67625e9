import type { ProfileWithApplications } from '../../contract/accounts.ts';
import type { CallName } from '../../contract/calls.ts';
import { codeResponseOf, messageResponseOf, profileOf, tokenOf } from '../../contract/responses.ts';
import type { CodeResponse, MessageResponse } from '../../contract/responses.ts';
import { loginCopy } from '../content/accounts/accounts.ts';
import { loggedIn } from '../state/auth/authSlice.ts';
import { claimsOf } from '../state/auth/claims.ts';
import { accountNumberOf } from './accountNumber.ts';
import type { ApiError } from './apiError.ts';
import { api } from './api.ts';
import type { CallMeta } from './api.ts';
import { unexpectedAnswer } from './failure.ts';
import type { BodyRef, RequestBody } from './requestBodies.ts';

/** A profile as it is stored, with its ETag where the server sends one. */
export type StoredProfile = ProfileWithApplications & CallMeta;

/**
 * Why a token is rejected. If it is valid but for its expiry, the clock of the device is wrong: it has just been
 * issued.
 */
const refusalOf = (token = ''): ApiError =>
  claimsOf(token, 0) ? { ...unexpectedAnswer, message: loginCopy.clockIsWrong } : unexpectedAnswer;

/** Sign-up, login, recovery and the profile. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => {
    /** A call whose answer holds nothing but, at most, a message. */
    const messageCall = <Body extends RequestBody>() =>
      build.mutation<MessageResponse, BodyRef<Body>>({
        query: (bodyRef) => bodyRef,
        transformResponse: messageResponseOf,
      });
    const codeCall = <Body extends RequestBody>(extraOptions: { statusDecides?: true } = {}) =>
      build.mutation<CodeResponse, BodyRef<Body>>({
        query: (bodyRef) => bodyRef,
        transformResponse: codeResponseOf,
        extraOptions,
      });
    return {
      sendSignUpCode: codeCall<{ email: string }>(),
      verifyCode: codeCall<{ email: string; otp: string }>(),
      signUp: messageCall<Record<string, string>>(),
      /**
       * The token goes from the answer straight into the auth slice, never into the API's cache. An answer with an
       * invalid token is a failure; otherwise the visitor would be welcomed and logged out at the same time.
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
      sendResetCode: codeCall<{ email: string }>({ statusDecides: true }),
      resetPassword: messageCall<{ email: string; newPassword: string }>(),
      /**
       * Loads the profile of the account whose number is the argument. The number keeps the cache entries of two
       * accounts apart, and the address out of the keys. An entry is kept only while it has a subscriber. An answer
       * without any part of a profile is a failure; otherwise an empty form would be saved over the stored profile.
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
      /** Resolves to the server's message and the ETag of the saved profile. */
      updateProfile: build.mutation<MessageResponse & CallMeta, BodyRef<Record<string, string>> & CallMeta>({
        query: (argument) => argument,
        transformResponse: (answer, meta) => ({ ...messageResponseOf(answer), ...meta }),
      }),
    } satisfies Partial<Record<CallName, unknown>>;
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

/** Writes a saved profile into the cache, so that it need not be loaded again. */
export const profileSaved = (account: string | null, saved: StoredProfile) =>
  accountsApi.util.upsertQueryEntries([
    { endpointName: 'loadProfile', arg: accountNumberOf(account), value: saved },
  ]);
