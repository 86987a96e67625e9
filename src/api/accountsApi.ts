import type { Profile } from '../../contract/accounts.ts';
import { loggedIn } from '../state/authSlice.ts';
import { api, requestOf } from './api.ts';
import type { BodyOf } from './api.ts';
import { messageOf } from './apiError.ts';
import { profileOf } from './profileOf.ts';

/** What the account calls tell: the server's words, if there were some. */
export type MessageResponse = { message?: string };

const messageResponseOf = (answer: unknown): MessageResponse => {
  const message = messageOf(answer);
  return message === undefined ? {} : { message };
};

const tokenOf = (answer: unknown): string | null =>
  typeof answer === 'object' &&
  answer !== null &&
  'token' in answer &&
  typeof answer.token === 'string' &&
  answer.token
    ? answer.token
    : null;

/** Sign-up, login, recovery and the profile. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSignUpCode: build.mutation<MessageResponse, BodyOf<{ email: string }>>({
      query: (bodyOf) => requestOf('sendSignUpCode', bodyOf),
      transformResponse: messageResponseOf,
    }),
    verifyCode: build.mutation<MessageResponse, BodyOf<{ email: string; otp: string }>>({
      query: (bodyOf) => requestOf('verifyCode', bodyOf),
      transformResponse: messageResponseOf,
    }),
    signUp: build.mutation<MessageResponse, BodyOf<Record<string, string>>>({
      query: (bodyOf) => requestOf('signUp', bodyOf),
      transformResponse: messageResponseOf,
    }),
    /** The token goes from the answer straight into the auth slice; the API's own cache never holds it. */
    logIn: build.mutation<MessageResponse, BodyOf<{ email: string; password: string }>>({
      queryFn: async (bodyOf, { dispatch, signal }, _options, fetchAnswer) => {
        const { data, error } = await fetchAnswer(requestOf('logIn', bodyOf));
        if (error) return { error };
        if (signal.aborted) return { error: { kind: 'aborted' } };
        const token = tokenOf(data);
        if (token === null) return { error: { kind: 'failure', status: 200 } };
        dispatch(loggedIn({ token }));
        return { data: messageResponseOf(data) };
      },
    }),
    sendResetCode: build.mutation<MessageResponse, BodyOf<{ email: string }>>({
      query: (bodyOf) => requestOf('sendResetCode', bodyOf),
      transformResponse: messageResponseOf,
    }),
    resetPassword: build.mutation<MessageResponse, BodyOf<{ email: string; newPassword: string }>>({
      query: (bodyOf) => requestOf('resetPassword', bodyOf),
      transformResponse: messageResponseOf,
    }),
    /**
     * The profile of the account whose address is the argument: another account never sees it. It is kept only while
     * somebody looks at it. An answer that holds no part of a profile is a failure, or an empty form would be saved
     * over the stored one.
     */
    loadProfile: build.query<Profile, string | null>({
      keepUnusedDataFor: 0,
      queryFn: async (_account, _api, _options, fetchAnswer) => {
        const { data, error } = await fetchAnswer(requestOf('loadProfile'));
        if (error) return { error };
        const profile = profileOf(data);
        return profile === null ? { error: { kind: 'failure', status: 200 } } : { data: profile };
      },
    }),
    updateProfile: build.mutation<MessageResponse, BodyOf<Record<string, string>>>({
      query: (bodyOf) => requestOf('updateProfile', bodyOf),
      transformResponse: messageResponseOf,
    }),
  }),
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
export const profileSaved = (account: string | null, saved: Profile) =>
  accountsApi.util.upsertQueryEntries([{ endpointName: 'loadProfile', arg: account, value: saved }]);
