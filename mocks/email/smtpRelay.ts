import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { defaultSettings } from '../../server/common/settings.ts';
import type { Settings } from '../../server/common/settings.ts';
import { makeSmtpMailer } from '../../server/email/smtpMailer.ts';
import { listenLocally } from '../http/listenLocally.ts';

export const message = {
  id: 'abc',
  to: 'meena@example.org',
  subject: 'Grüße',
  text: 'ஒரு கடிதம்',
  replyTo: 'other@example.org',
};

const closers: (() => Promise<void>)[] = [];

/** Has this called after the test. */
export const closeLater = (close: () => Promise<void>): void => void closers.push(close);

/** Closes every relay and mailer of a test. */
export async function closeRelays(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

/** A relay on a free port, and a mailer for it. */
export async function relay(
  options: SMTPServerOptions = {},
  timeouts: Partial<Pick<Settings['outbox'], 'sendTimeout' | 'replyTimeout'>> = {},
  from = 'Kolam Works <hello@example.org>',
) {
  const received: string[] = [];
  const envelopes: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      envelopes.push(envelope.rcptTo.map(({ address }) => address));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  const port = await listenLocally(server.server);
  const mailer = makeSmtpMailer(`smtp://127.0.0.1:${port}`, from, {
    ...defaultSettings.outbox,
    ...timeouts,
  });
  closeLater(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { mailer, received, envelopes, server: server.server };
}

/** The error with which a relay answers with this code. */
export const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });
