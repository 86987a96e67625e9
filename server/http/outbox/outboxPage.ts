import { html, raw } from 'hono/html';
import type { Email } from '../../email/email.ts';
import type { OutboxEmail } from '../../store/outboxEmail.ts';
import type { EmailState } from '../../store/database/tables.ts';
import { inlineHashOf } from '../securityHeaders.ts';

/** An email of the outbox as shown to developers and testers. */
export type RenderedEmail = Pick<Email, 'id' | 'to' | 'subject' | 'text'> & {
  template: OutboxEmail['template'];
  replyTo?: string;
  /** `size` in bytes. */
  attachments: readonly { name: string; type: string; size: number }[];
  createdAt: string;
  state: EmailState;
};

const style = `
:root { color-scheme: light dark; --quiet: light-dark(#54606b, #a9b4bd); --line: light-dark(#d5dbe0, #3a444c); }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { line-height: 1.2; margin: 0 0 0.25rem; }
h2 { font-size: 1.15rem; line-height: 1.3; margin: 0; }
article { border-top: 1px solid var(--line); padding: 1.5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0.5rem 0 1rem; color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 42rem; border: 1px solid var(--line); border-radius: 0.5rem; }
summary { cursor: pointer; margin: 0.5rem 0; }
pre { font: 0.95rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
p { color: var(--quiet); }
a { color: inherit; }
:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
`;

// Inserted as one string, so that reformatting the template of the page cannot change the text that is hashed.
const styleTag = raw(`<style>${style}</style>`);
export const outboxContentSecurityPolicy = `default-src 'none'; style-src '${inlineHashOf(style)}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-src 'self'; frame-ancestors 'none'`;

const states: Record<EmailState, string> = {
  queued: 'waiting',
  sent: 'sent',
  dropped: 'dropped, it had nothing to say any more',
  dead: 'could not be delivered',
};

const article = (email: RenderedEmail, index: number) =>
  html` <article aria-labelledby="email-${index}">
    <h2 id="email-${index}">${email.subject}</h2>
    <dl>
      <dt>To</dt>
      <dd>${email.to}</dd>
      ${
        email.replyTo
          ? html`<dt>Reply to</dt>
              <dd>${email.replyTo}</dd>`
          : ''
      }
      <dt>Written</dt>
      <dd>
        <time datetime="${email.createdAt}">${email.createdAt.slice(0, 19).replace('T', ' ')} UTC</time>
      </dd>
      <dt>State</dt>
      <dd>${states[email.state]}</dd>
      ${
        email.attachments.length > 0
          ? html`<dt>Attached</dt>
              ${email.attachments.map(
                ({ name, size }, number) =>
                  html`<dd><a href="/outbox/${email.id}/${number}">${name}</a>, ${size} bytes</dd>`,
              )}`
          : ''
      }
    </dl>
    <iframe
      src="/outbox/${email.id}"
      title="${email.subject}"
      loading="lazy"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre>${email.text}</pre>
    </details>
  </article>`;

/** A page with these emails, newest first, without scripts and without anything of the site but its icon. */
export const outboxPage = (emails: readonly RenderedEmail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Outbox (${emails.length})</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${styleTag}
      </head>
      <body>
        <main>
          <h1>Outbox</h1>
          <p>
            Every email this server has written, newest first. This page exists only on this computer, and
            only where no relay is set. <a href="/outbox">Look again</a>
          </p>
          ${emails.length === 0 ? html`<p>No emails yet. Ask for a code on the sign-up page, and it appears here.</p>` : ''}
          ${emails.map(article)}
        </main>
      </body>
    </html>`;
