/**
 * Origin of the host where the API is, from the variable API_ORIGIN of a build; empty where it is the site's own
 * (specification API-01).
 * @throws in words fit to be shown, when the variable is no origin
 */
export function apiOriginOf({ API_ORIGIN = '' }: Readonly<Record<string, string | undefined>>): string {
  if (API_ORIGIN === '') return '';
  const url = URL.canParse(API_ORIGIN) ? new URL(API_ORIGIN) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin)
    throw new Error(`API_ORIGIN must be an origin such as https://api.example.org, not “${API_ORIGIN}”.`);
  return url.origin;
}
