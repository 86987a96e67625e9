/** The hash of an empty text: what emotion's style tags hold while it fills them through the CSS object model. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

/**
 * The policy of a page; its own inline tags are allowed by their hashes and nothing else inline is.
 *
 * @param apiOrigin of the host that the site's calls go to; empty where it is its own
 */
export const contentSecurityPolicyOf = ({ scripts, styles }: InlineHashes, apiOrigin = ''): string =>
  [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted([emptyStyle, ...styles])}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${apiOrigin}`.trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack boot',
  ].join('; ');

/** Sent with every answer, API included. */
export const securityHeadersOf = (publicUrl: string): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(publicUrl.startsWith('https:') && {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  }),
});
