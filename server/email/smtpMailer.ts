import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { defaultSettings } from '../common/settings.ts';
import { bareAddressOf, nameOf } from './bareAddress.ts';
import type { Email, EmailAttachment, Mailer } from './email.ts';
import { emailPicture } from './emailPicture.ts';
import { relayOptionsOf } from './relayOptions.ts';

/** An address in the form that nodemailer does not parse, so that nothing in it can name another recipient. */
const only = (address: string) => ({ name: '', address });

/** The same for `Name <address>`: parsed as a header, parentheses and a colon would not be part of the name. */
const named = (text: string) => ({ name: nameOf(text), address: bareAddressOf(text) });

/** The attachment is opened only while it is sent, and read in pieces. */
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

/** What nodemailer adds to the error of a command that the relay refused: its code, the command and the reply. */
type SmtpError = { responseCode?: number; command?: string; response?: string };

/**
 * Sends emails through the relay of `url` (`smtps://user:password@host`). An email that the relay has not taken after
 * `sendTimeout` milliseconds is a temporary failure, even if data still moves.
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
      maxConnections: defaultSettings.outbox.atOnce,
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
          // A random boundary would differ with each attempt. This one cannot be forged inside of a part either:
          // nobody whose text is in the email knows its id.
          baseBoundary: id,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { outcome: 'sent' };
      } catch (error) {
        const { responseCode = 0, command = '', response = '' } = error as SmtpError;
        // A 5xx about this email is final. A 5xx to the greeting, the login (530 to 538) or MAIL FROM, where our sender
        // may not send or has spent its quota, must be fixed by the operator, and the email is tried again. The
        // exception is 552, with which a relay refuses an email for its size as early as MAIL FROM.
        const isOurs =
          /^(AUTH|EHLO|HELO|STARTTLS|CONN)/.test(command) ||
          /^53\d$/.test(String(responseCode)) ||
          (command.startsWith('MAIL') && responseCode !== 552);
        if (responseCode >= 500 && !isOurs) return { outcome: 'refused', reason: response };
        throw error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}
