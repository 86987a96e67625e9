/** Characters; shorter values would match other text by chance. */
const shortest = 6;

/** Makes a function that replaces each of the secrets in a text. Those of less than six characters are left alone. */
export function makeRedactor(secrets: readonly string[]): (text: string) => string {
  // The longest first: what is left of a secret after a part of it was replaced would no longer be recognised.
  const known = secrets
    .map((secret) => secret.trim())
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length);
  return (text) => known.reduce((clean, secret) => clean.replaceAll(secret, '•••'), text);
}
