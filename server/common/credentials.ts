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
export function credentialsOf(url: string): { users: string[]; passwords: string[] } {
  if (!URL.canParse(url)) return { users: [], passwords: [] };
  const { username, password } = new URL(url);
  return { users: spellingsOf(username), passwords: spellingsOf(password) };
}
