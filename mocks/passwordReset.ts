import { codeOf } from '../server/api/codes/codes.ts';
import { visitor } from './fixtures.ts';
import type { TestServer } from './testServer.ts';

const { email } = visitor;

/** Status and message of responses in a password reset, as statusAndMessage.ts returns them. */
export const expectedAnswers = {
  done: [200, 'Password reset successfully.'],
  unproved: [403, 'Please verify the code sent to your email first.'],
  withoutCookie: [
    403,
    'Please verify the code sent to your email first. If you just did, your browser refused the cookie that proves it: please allow cookies for this site.',
  ],
} satisfies Record<string, [number, string]>;

/** The steps of password reset on a test server, each for the visitor of mocks/fixtures.ts by default. */
export const passwordResetSteps = (currentServer: () => TestServer) => ({
  askForCode: async (address: string = email): Promise<string> => {
    await currentServer().call('sendResetCode', { email: address });
    return currentServer().codeFor(address, 'reset-code');
  },
  /** The code of a request for which no email is sent. It is computed from the database, because nobody could know it. */
  unsentCodeOf: async (address: string): Promise<string> => {
    const { nonce } = await currentServer()
      .db.selectFrom('challenge')
      .select('nonce')
      .where('email', '=', address)
      .where('purpose', '=', 'reset')
      .executeTakeFirstOrThrow();
    return codeOf(currentServer().dependencies.secrets, address, { purpose: 'reset', nonce });
  },
  verify: (otp: string, address: string = email) =>
    currentServer().call('verifyCode', { email: address, otp }),
  reset: (cookie: string | undefined, changes: Record<string, string> = {}) =>
    currentServer().call(
      'resetPassword',
      { email, newPassword: 'five even quieter words', ...changes },
      cookie ? { headers: { Cookie: cookie } } : {},
    ),
  resetTokens: () => currentServer().db.selectFrom('reset_grant').selectAll().execute(),
});
