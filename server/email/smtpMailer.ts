import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { defaultSettings } from '../settings.ts';
import { bareAddressOf, nameOf } from './bareAddress.ts';
import type { Email, EmailAttachment, Mailer } from './email.ts';
import { emailPicture } from './emailPicture.ts';
import { relayOptionsOf } from './relayOptions.ts';

/** An address as it is, which nodemailer does not parse: nothing in it can name another recipient. */
const only = (address: string) => ({ name: '', address });

/** `Name <address>` likewise: read as a header, brackets and a colon in the name would be no part of it. */
const named = (text: string) => ({ name: nameOf(text), address: bareAddressOf(text) });

/** Read a piece at a time while it is sent, and not before. */
const partOf = ({ name, type, open }: EmailAttachment) => ({
  filename: name,
  contentType: type,
  content: Readable.from(open(), { objectMode: false }),
});

const pictureParts = ({ html }: Pick<Email, 'html'>) =>
  html === undefined
    ? []
    : [
        {
          filename: 'kolam.png',
          contentType: emailPicture.type,
          cid: emailPicture.contentId,
          contentDisposition: 'inline' as const,
          content: emailPicture.read(),
        },
      ];

/**
 * Sends over the relay of `url` (`smtps://user:password@host`). A relay that has not
 * taken an email after `sendTimeout` milliseconds, however busy it seems, has failed for now.
 */
export function makeSmtpMailer(
  url: string,
  from: string,
  sendTimeout: number = defaultSettings.outbox.sendTimeout,
): Mailer & { close(): void } {
  const transport = createTransport(
    {
      ...relayOptionsOf(url),
      pool: true,
      maxConnections: defaultSettings.outbox.batch,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: named(from) },
  );
  const sender = bareAddressOf(from);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);

  return {
    async send({ id, to, subject, text, html, replyTo, attachments = [] }, signal) {
      const deadline = AbortSignal.timeout(sendTimeout);
      // Earlier versions put STAFF_EMAIL into the outbox with its name, which relays refuse for good.
      const recipient = bareAddressOf(to);
      try {
        await transport.sendMail({
          envelope: { from: only(sender), to: [only(recipient)] },
          to: only(recipient),
          replyTo: replyTo === undefined ? undefined : only(replyTo),
          subject,
          text,
          html,
          attachments: [...pictureParts({ html }), ...attachments.map(partOf)],
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
          // The same for every attempt, so that a repeat after a lost answer can be recognised.
          messageId: `<${id}@${domain}>`,
          // Chosen at random it would be another one with each attempt. Nobody knows the id who writes what stands between.
          baseBoundary: id,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
        // A 5xx about this email is final. One about greeting the relay, logging in (530 to 538) or our sender, whom it does
        // not let send or whose quota is spent, is ours to mend; only for its size (552) an email is refused that early.
        const isOurs =
          /^(AUTH|EHLO|HELO|STARTTLS|CONN)/.test(command) ||
          /^53\d$/.test(String(responseCode)) ||
          (command.startsWith('MAIL') && responseCode !== 552);
        if (responseCode >= 500 && !isOurs) return 'refused';
        throw error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}
