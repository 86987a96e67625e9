import type { SupportTool } from '../../contract/tools.ts';

/** The hash of an empty text: what emotion's style tags hold while it fills them through the CSS object model. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** What of the support team's an address is: their screen, or the site inside of it. */
export type SupportDocument = { tool?: SupportTool };

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => ` '${hash}'`).join('');

const directivesOf = ({ scripts, styles }: InlineHashes, apiOrigin: string) => ({
  'default-src': "'none'",
  'script-src': `'self'${quoted(scripts)}`,
  'style-src': `'self'${quoted([emptyStyle, ...styles])}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': `'self' ${apiOrigin}`.trim(),
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'webpack boot',
});

/** A page that only shows what was, inside of the support team's screen: it calls nobody and sends nothing. */
const ofFrame = {
  'connect-src': "'none'",
  'manifest-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  'trusted-types': 'webpack',
};

const changesOf = { replay: { 'frame-src': "'self'" }, frame: ofFrame };

/**
 * The policy of a page; its own inline tags are allowed by their hashes and nothing else inline is.
 *
 * @param apiOrigin of the host that the site's calls go to; empty where it is its own
 */
export const contentSecurityPolicyOf = (page: InlineHashes & SupportDocument, apiOrigin = ''): string =>
  Object.entries({ ...directivesOf(page, apiOrigin), ...(page.tool && changesOf[page.tool]) })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The policy of an answer without one of its own, which is no page: it runs and fetches nothing and stands in no frame. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'";

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

/** The same with a policy, for what is answered ahead of the application: no page is. */
export const plainHeadersOf = (publicUrl: string): Record<string, string> => ({
  ...securityHeadersOf(publicUrl),
  'Content-Security-Policy': plainPolicy,
});
