import type { Environment } from '../config/variables.ts';

/** Shorter values would match by chance. */
const shortest = 6;

function passwordOf(url: string | undefined): string[] {
  if (!url || !URL.canParse(url)) return [];
  const { password } = new URL(url);
  if (!password) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    // A percent sign that was not encoded, which relay and database take as it is.
    return [password];
  }
}

/** Takes the secrets of the environment out of a text. */
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
