/**
 * Origin of the API's host, from the environment variable API_ORIGIN of a build; empty where the API shares the site's
 * origin (specification API-01).
 * @throws when the variable is no origin, with a message that can be shown as it is
 */
export function apiOriginOf({ API_ORIGIN = '' }: Readonly<Record<string, string | undefined>>): string {
  if (API_ORIGIN === '') return '';
  const url = URL.canParse(API_ORIGIN) ? new URL(API_ORIGIN) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin)
    throw new Error(`API_ORIGIN must be an origin such as https://api.example.org, not “${API_ORIGIN}”.`);
  return url.origin;
}
