import { emailPicture } from '../../email/emailPicture.ts';
import { emailCss } from '../../email/emailStyles.ts';
import { inlineHashOf } from '../securityHeaders.ts';

/**
 * An email may run and fetch nothing and has no origin; only its links open, in new windows. `style` attributes can be
 * allowed because all of them are ours: whatever a person typed is escaped text (server/email/emailHtml.ts).
 */
export const shownEmailContentSecurityPolicy = [
  "default-src 'none'",
  'img-src data:',
  `style-src-elem '${inlineHashOf(emailCss)}'`,
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The HTML of an email as a mail program shows it: with its picture, and with links that open in new windows. */
export const shownEmail = (html: string): string =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replace(
      `src="${emailPicture.url}"`,
      () => `src="data:${emailPicture.type};base64,${emailPicture.read().toString('base64')}"`,
    );
