import type { Random } from '../dependencies.ts';

/**
 * What a reference is made of: no vowel, so that no word appears, and no 0 or 1, which are read as O and l. Their number
 * is a prime, which is what makes the check below certain.
 */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';

const randomCharacters = 5;
/** With the one that checks them. */
const codeLength = randomCharacters + 1;

/** Bytes from here on would favour the first characters. */
const fairBytes = 256 - (256 % alphabet.length);

/**
 * A weighted sum, as in book numbers: one mistyped character, or two that changed places, never give a reference that is
 * right by chance.
 */
const checkOf = (characters: string): string =>
  alphabet.charAt(
    Array.from(characters, (character) => alphabet.indexOf(character)).reduce(
      (sum, value, at) => sum + (at + 1) * value,
      0,
    ) % alphabet.length,
  );

/** Letters only, so that it cannot be taken for the rest of the reference; empty where somebody leaves it out. */
export const isReferencePrefix = (text: string): boolean => /^[A-Z]{0,6}$/.test(text);

const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

function randomCharacter(random: Random): string {
  for (;;) {
    const byte = random.bytes(1)[0] ?? fairBytes;
    if (byte < fairBytes) return alphabet.charAt(byte % alphabet.length);
  }
}

/** A short name for a submission, as `KW-7F3X-24`: one of twenty million, the last character checks the others. */
export function makeReference(random: Random, prefix: string): string {
  const characters = Array.from({ length: randomCharacters }, () => randomCharacter(random)).join('');
  return `${prefix}-${grouped(characters + checkOf(characters))}`;
}

/**
 * Reads a reference as people type and dictate it: in small letters, with spaces, without the prefix. `undefined`: it
 * does not look like one; `mistyped`: it does, and one of its characters is wrong.
 */
export function readReference(text: string): { prefix: string; code: string } | 'mistyped' | undefined {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const [prefix, code] = [typed.slice(0, -codeLength), typed.slice(-codeLength)];
  const isCode = code.length === codeLength && Array.from(code).every((one) => alphabet.includes(one));
  if (!isCode || !isReferencePrefix(prefix)) return undefined;
  const characters = code.slice(0, randomCharacters);
  return characters + checkOf(characters) === code ? { prefix, code: grouped(code) } : 'mistyped';
}

/** The initials of a firm's name, at most four; `R` for a name without Latin letters. */
export const initialsOf = (firmName: string): string =>
  (firmName.toUpperCase().match(/\b[A-Z]/g) ?? ['R']).slice(0, 4).join('');

/** The reference of a submission; one from before there were any has the beginning of its id, as its emails say. */
export const referenceOf = ({ reference, id }: { reference: string | null; id: string }): string =>
  reference ?? id.slice(0, 6);
