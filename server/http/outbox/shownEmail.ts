import { createHash } from 'node:crypto';
import { emailPicture } from '../../email/emailPicture.ts';
import { emailCss } from '../../email/emailStyles.ts';

const styleHash = `sha256-${createHash('sha256').update(emailCss).digest('base64')}`;

/**
 * An email runs nothing, fetches nothing and has no origin; only its links open, in windows of their own. What stands in
 * `style` attributes is ours: whatever was typed is text (server/email/emailHtml.ts).
 */
export const shownEmailContentSecurityPolicy = [
  "default-src 'none'",
  'img-src data:',
  `style-src-elem '${styleHash}'`,
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The HTML of an email as a mail program shows it: with its picture, its links in new windows. */
export const shownEmail = (html: string): string =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replace(
      `src="${emailPicture.url}"`,
      () => `src="data:${emailPicture.type};base64,${emailPicture.read().toString('base64')}"`,
    );
