const isDigit = (character: string): boolean => /^\p{Nd}$/u.test(character);

/** Unicode encodes the ten digits of a script one after the other; those of two scripts may be neighbours. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0)!;
  let before = 0;
  while (isDigit(String.fromCodePoint(point - before - 1))) before += 1;
  return before % 10;
}

/** A text with the digits of all scripts as 0 to 9. Some keyboards type those of their language, or full-width ones. */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
