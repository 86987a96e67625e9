/** The only six digits of a message; undefined where there are none, or others too. */
function codeInMessage(text: string): string | undefined {
  const joined = text.replace(/\b(\d{3})[\s\p{Pd}](\d{3})\b/gu, '$1$2');
  const [code, ...others] = new Set(joined.match(/\b\d{6}\b/g));
  return others.length === 0 ? code : undefined;
}

/** The code in what was typed or pasted: of words, as the subject of the e-mail, its digits; else all of it without blanks. */
export const pastedCodeOf = (text: string): string =>
  (/\p{L}/u.test(text) ? codeInMessage(text) : undefined) ?? text.replace(/[\s-]/g, '');
