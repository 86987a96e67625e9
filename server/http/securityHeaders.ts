import { hash } from 'node:crypto';
import type { SupportTool } from '../../contract/tools.ts';

/** The hash by which a policy allows an inline script or style with this text. */
export const inlineHashOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;

/** Emotion's style tags stay empty, since it inserts rules through the CSS object model. */
const emptyStyle = inlineHashOf('');

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Which document of the support tool an address is, if any: its screen (`replay`), or the site in its `frame`. */
export type SupportDocument = { tool?: SupportTool };

const quoted = (hashes: readonly string[]): string => hashes.map((each) => ` '${each}'`).join('');

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

/** The page in the frame of the support tool only shows a recorded visit: it makes no calls and sends nothing. */
const ofFrame = {
  'connect-src': "'none'",
  'manifest-src': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
  'trusted-types': 'webpack',
};

const changesOf = { replay: { 'frame-src': "'self'" }, frame: ofFrame };

/**
 * The policy of a page, which allows its own inline tags by their hashes and no others.
 *
 * @param apiOrigin origin of the host that the site calls; empty if it is the site's own
 */
export const contentSecurityPolicyOf = (page: InlineHashes & SupportDocument, apiOrigin = ''): string =>
  Object.entries({ ...directivesOf(page, apiOrigin), ...(page.tool && changesOf[page.tool]) })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The policy of a response that is not a page: it may run and fetch nothing, and must not be framed. */
export const plainPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every response, including those of the API. */
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

/** The same headers with `plainPolicy`, for responses made outside of the application, none of which is a page. */
export const plainHeadersOf = (publicUrl: string): Record<string, string> => ({
  ...securityHeadersOf(publicUrl),
  'Content-Security-Policy': plainPolicy,
});
