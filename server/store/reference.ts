import type { Random } from '../common/interfaces.ts';

/**
 * The characters of a reference: no vowels, so that no words appear, and no 0 or 1, which are read as O and l. Their
 * number is a prime, 29, without which the checksum below would miss some errors.
 */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';

const randomCharacters = 5;
/** With the check character. */
const codeLength = randomCharacters + 1;

/** Random bytes from here on are rejected: taken modulo 29 they would make the first characters more frequent. */
const fairBytes = 256 - (256 % alphabet.length);

/**
 * The check character: a weighted sum, as in ISBNs. It detects any one wrong character and any two that are swapped.
 */
const checkOf = (characters: string): string =>
  alphabet.charAt(
    Array.from(characters, (character) => alphabet.indexOf(character)).reduce(
      (sum, value, at) => sum + (at + 1) * value,
      0,
    ) % alphabet.length,
  );

/**
 * Whether a text can be the prefix of a reference: up to six letters, since a digit would belong to the code. May be
 * empty.
 */
export const isReferencePrefix = (text: string): boolean => /^[A-Z]{0,6}$/.test(text);

const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

function randomCharacter(random: Random): string {
  for (;;) {
    const byte = random.bytes(1)[0] ?? fairBytes;
    if (byte < fairBytes) return alphabet.charAt(byte % alphabet.length);
  }
}

/**
 * A random short name for a submission, as `KW-7F3X-24`: one of twenty million; the last character is a check
 * character.
 */
export function makeReference(random: Random, prefix: string): string {
  const characters = Array.from({ length: randomCharacters }, () => randomCharacter(random)).join('');
  return `${prefix}-${grouped(characters + checkOf(characters))}`;
}

/**
 * Parses a reference as people type and dictate it: in lower case, with spaces, without the prefix. `undefined`: the
 * text does not look like a reference; `mistyped`: it does, but its check character does not match.
 */
export function readReference(text: string): { prefix: string; code: string } | 'mistyped' | undefined {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const [prefix, code] = [typed.slice(0, -codeLength), typed.slice(-codeLength)];
  const isCode = code.length === codeLength && Array.from(code).every((one) => alphabet.includes(one));
  if (!isCode || !isReferencePrefix(prefix)) return undefined;
  const characters = code.slice(0, randomCharacters);
  return characters + checkOf(characters) === code ? { prefix, code: grouped(code) } : 'mistyped';
}

/** The prefix of references by default: the initials of the firm’s name, at most four; `R` for a name without Latin letters. */
export const referencePrefixOf = (firmName: string): string =>
  (firmName.toUpperCase().match(/\b[A-Z]/g) ?? ['R']).slice(0, 4).join('');

/**
 * The reference of a submission; for one stored before references existed, the beginning of its id, as in its emails.
 */
export const referenceOf = ({ reference, id }: { reference: string | null; id: string }): string =>
  reference ?? id.slice(0, 6);
