import type { Environment } from '../config/variables.ts';

/** Characters; shorter values would match other text by chance. */
const shortest = 6;

function passwordOf(url: string | undefined): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { password } = new URL(url);
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    // A percent sign that is not encoded; relay and database use the password as it is.
    return [password];
  }
}

/** Makes a function that replaces the secrets of the environment in a text. */
export function makeRedactor(env: Environment): (text: string) => string {
  const secrets = [
    env.SECRET,
    env.SECRET_PREVIOUS,
    env.METRICS_TOKEN,
    ...passwordOf(env.DATABASE_URL),
    ...passwordOf(env.SMTP_URL),
  ].flatMap((secret) => (secret && secret.trim().length >= shortest ? [secret.trim()] : []));
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '•••'), text);
}
