import { createHash } from 'node:crypto';
import { letterPicture } from '../email/letterPicture.ts';
import { letterCss } from '../email/letterStyles.ts';

const styleHash = `sha256-${createHash('sha256').update(letterCss).digest('base64')}`;

/**
 * A letter runs nothing, fetches nothing and has no origin; only its links open, in windows of their own. What stands in
 * `style` attributes is ours: whatever was typed is text (server/email/letterHtml.ts).
 */
export const shownLetterContentSecurityPolicy = [
  "default-src 'none'",
  'img-src data:',
  `style-src-elem '${styleHash}'`,
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** The HTML of a letter as a mail program shows it: with its picture, its links in new windows. */
export const shownLetter = (html: string): string =>
  html
    .replace('<head>', '<head><base target="_blank">')
    .replace(
      `src="${letterPicture.url}"`,
      () => `src="data:${letterPicture.type};base64,${letterPicture.read().toString('base64')}"`,
    );
