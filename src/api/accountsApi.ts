import { loggedIn } from '../state/authSlice.ts';
import { api, requestOf } from './api.ts';
import type { BodyOf } from './api.ts';
import { messageOf } from './fault.ts';

/** What the account calls tell: the server's words, if there were some. */
export type Told = { message?: string };

const toldOf = (answer: unknown): Told => {
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

/** Sign-up and login. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSignUpCode: build.mutation<Told, BodyOf<{ email: string }>>({
      query: (bodyOf) => requestOf('sendSignUpCode', bodyOf),
      transformResponse: toldOf,
    }),
    verifyCode: build.mutation<Told, BodyOf<{ email: string; otp: string }>>({
      query: (bodyOf) => requestOf('verifyCode', bodyOf),
      transformResponse: toldOf,
    }),
    signUp: build.mutation<Told, BodyOf<Record<string, string>>>({
      query: (bodyOf) => requestOf('signUp', bodyOf),
      transformResponse: toldOf,
    }),
    /** The token goes from the answer straight into the auth slice; the API's own cache never holds it. */
    logIn: build.mutation<Told, BodyOf<{ email: string; password: string }>>({
      queryFn: async (bodyOf, { dispatch, signal }, _options, fetchAnswer) => {
        const { data, error } = await fetchAnswer(requestOf('logIn', bodyOf));
        if (error) return { error };
        if (signal.aborted) return { error: { kind: 'aborted' } };
        const token = tokenOf(data);
        if (token === null) return { error: { kind: 'failure', status: 200 } };
        dispatch(loggedIn({ token }));
        return { data: toldOf(data) };
      },
    }),
  }),
});

export const { useSendSignUpCodeMutation, useVerifyCodeMutation, useSignUpMutation, useLogInMutation } =
  accountsApi;
