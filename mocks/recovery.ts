import { codeOf } from '../server/api/codes.ts';
import { visitor } from './people.ts';
import type { World } from './world.ts';

const { email } = visitor;

/** Status and words of an answer. */
export async function toldBy(sent: Promise<Response>): Promise<[number, string]> {
  const response = await sent;
  return [response.status, ((await response.json()) as { message: string }).message];
}

/** What the calls of recovery answer, for the tests that compare. */
export const recoveryAnswers = {
  done: [200, 'Password reset successfully.'],
  unproved: [403, 'Please verify the code sent to your email first.'],
} satisfies Record<string, [number, string]>;

/** The steps of recovery in a world, each for the visitor of mocks/people unless told otherwise. */
export const recoveryIn = (worldNow: () => World) => ({
  askForCode: async (address: string = email): Promise<string> => {
    await worldNow().call('sendResetCode', { email: address });
    return worldNow().codeFor(address, 'reset-code');
  },
  /** What only a lucky guess could know: the code behind a letter that is not sent. */
  unsentCodeOf: async (address: string): Promise<string> => {
    const { nonce } = await worldNow()
      .db.selectFrom('challenge')
      .select('nonce')
      .where('email', '=', address)
      .where('purpose', '=', 'reset')
      .executeTakeFirstOrThrow();
    return codeOf(worldNow().ports.secrets, address, { purpose: 'reset', nonce });
  },
  verify: (otp: string, address: string = email) => worldNow().call('verifyCode', { email: address, otp }),
  reset: (cookie: string | undefined, changes: Record<string, string> = {}) =>
    worldNow().call(
      'resetPassword',
      { email, newPassword: 'five even quieter words', ...changes },
      cookie ? { headers: { Cookie: cookie } } : {},
    ),
  grants: () => worldNow().db.selectFrom('reset_grant').selectAll().execute(),
});
