/** An email address up to its @, and from there on. */
export function halvesOfEmail(email: string): [local: string, domain: string] {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return [email.slice(0, at), email.slice(at)];
}
