import { timingSafeEqual } from 'hono/utils/buffer';
import type { VerificationCode } from '../../store/codeVerification.ts';
import type { Secrets } from '../../dependencies.ts';

const messageOf = (email: string, { purpose, nonce }: VerificationCode): string =>
  JSON.stringify([purpose, email, nonce]);

function digitsOf(mac: Uint8Array): string {
  const number = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0) % 1_000_000n;
  return number.toString().padStart(6, '0');
}

/**
 * The six digits of a code. They are derived whenever they are needed and stored nowhere, so a repeated email
 * repeats the code although neither table nor outbox holds it.
 */
export const codeOf = (secrets: Secrets, email: string, code: VerificationCode): string =>
  digitsOf(secrets.mac('code', messageOf(email, code)));

/** Whether the typed digits are the code, under any key that still counts, in a time that says nothing about it. */
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
