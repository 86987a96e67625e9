import { createTransport } from 'nodemailer';
import type { Mailer } from './email.ts';
import { isLoopback } from '../http/clientAddress.ts';

/** Sends over the relay of `url` (`smtps://user:password@host`). Off this computer TLS is a must. */
export function makeSmtpMailer(url: string, from: string): Mailer & { close(): void } {
  const { hostname, protocol } = new URL(url);
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 2,
      requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^>\s]{1,255})>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ id, to, subject, text, replyTo }) {
      try {
        await transport.sendMail({
          to,
          subject,
          text,
          replyTo,
          // The same for every attempt, so that a repeat after a lost answer can be recognised.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return 'sent';
      } catch (error) {
        const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
        // A 5xx about this email is final; one about greeting the relay or logging in (530 to 538) is ours to mend.
        const isOurs = /^(AUTH|EHLO|HELO|STARTTLS|CONN)/.test(command) || /^53\d$/.test(String(responseCode));
        if (responseCode >= 500 && !isOurs) return 'refused';
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
