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

function spellingsOf(part: string): string[] {
  if (part === '') return [];
  try {
    return [...new Set([part, decodeURIComponent(part)])];
  } catch {
    // A percent sign that is not encoded; relay and database use the text as it is.
    return [part];
  }
}

/** User and password of a URL, as they are written there and decoded; those that it does not have are left out. */
export function logInOf(url: string): { users: string[]; passwords: string[] } {
  if (!URL.canParse(url)) return { users: [], passwords: [] };
  const { username, password } = new URL(url);
  return { users: spellingsOf(username), passwords: spellingsOf(password) };
}
