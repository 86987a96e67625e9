import type { VerificationCode } from '../../store/codeVerification.ts';
import type { Secrets } from '../../common/interfaces.ts';
import { matchesAny } from '../http/matchesAny.ts';

const messageOf = (email: string, { purpose, nonce }: VerificationCode): string =>
  JSON.stringify([purpose, email, nonce]);

function digitsOf(mac: Uint8Array): string {
  const number = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0) % 1_000_000n;
  return number.toString().padStart(6, '0');
}

/**
 * The six digits of a code. They are derived whenever they are needed, so that a repeated email repeats the code
 * although neither the table of codes nor the outbox holds it.
 */
export const codeOf = (secrets: Secrets, email: string, code: VerificationCode): string =>
  digitsOf(secrets.mac('code', messageOf(email, code)));

/** Whether the typed digits are the code under the current key or one that is still accepted. */
export const isCode = (
  secrets: Secrets,
  email: string,
  code: VerificationCode,
  typed: string,
): Promise<boolean> => matchesAny(secrets, typed, secrets.macs('code', messageOf(email, code)).map(digitsOf));
