import { ConfigError } from '../../server/config/configError.ts';

/** The environment variables of a build that hold an origin, each with an example for its message. */
const examples = {
  /** Of the site itself; not set where it is not known. */
  PUBLIC_URL: 'https://www.example.org',
  /** Of the API's host; not set where the API shares the site's origin (specification API-01). */
  API_ORIGIN: 'https://api.example.org',
};

/**
 * The origin that an environment variable of a build holds; empty where it is not set.
 * @throws ConfigError when the variable is no origin
 */
export function originOf(
  name: keyof typeof examples,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const value = env[name] ?? '';
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin)
    throw new ConfigError(`${name} must be an origin such as ${examples[name]}, not “${value}”.`);
  return url.origin;
}
