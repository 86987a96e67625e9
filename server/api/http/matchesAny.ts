import { timingSafeEqual } from 'hono/utils/buffer';
import type { Secrets } from '../../common/interfaces.ts';

/**
 * Whether a text that a caller presented is one of those that the current key and an earlier one make. Every comparison
 * takes the same time, whatever the text, and all of them are made.
 */
export async function matchesAny(
  { digest }: Pick<Secrets, 'digest'>,
  presented: string,
  valid: readonly string[],
): Promise<boolean> {
  const matches = await Promise.all(
    valid.map((text) => timingSafeEqual(text, presented, (one: string) => digest(one))),
  );
  return matches.includes(true);
}
