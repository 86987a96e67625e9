import { timingSafeEqual } from 'hono/utils/buffer';
import type { VerificationCode } from '../../store/verificationCodes.ts';
import type { Secrets } from '../dependencies.ts';

/**
 * The six digits of a code. They are derived whenever they are needed and stored nowhere, so a repeated email
 * repeats the code although neither table nor outbox holds it.
 */
export function codeOf(secrets: Secrets, email: string, { purpose, nonce }: VerificationCode): string {
  const mac = secrets.mac('code', JSON.stringify([purpose, email, nonce]));
  const number = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0) % 1_000_000n;
  return number.toString().padStart(6, '0');
}

/** Whether the typed digits are the code, in a time that says nothing about it. */
export async function isCode(
  secrets: Secrets,
  email: string,
  code: VerificationCode,
  typed: string,
): Promise<boolean> {
  return timingSafeEqual(codeOf(secrets, email, code), typed, (text: string) => secrets.digest(text));
}
