import { timingSafeEqual } from 'hono/utils/buffer';
import type { VerificationCode } from '../../store/codeVerification.ts';
import type { Secrets } from '../../common/interfaces.ts';

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

/** Compares the typed digits, in constant time, with the code under the current key and any that is still accepted. */
export async function isCode(
  secrets: Secrets,
  email: string,
  code: VerificationCode,
  typed: string,
): Promise<boolean> {
  const right = await Promise.all(
    secrets
      .macs('code', messageOf(email, code))
      .map((mac) => timingSafeEqual(digitsOf(mac), typed, (text: string) => secrets.digest(text))),
  );
  return right.includes(true);
}
