import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** An email as a relay received it. */
export type ReceivedEmail = { to: string; replyTo: string; subject: string; text: string };

/** Quoted-printable, as programs write text that is not plain ASCII. */
const decodeQuotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

function receivedEmailOf(source: string): ReceivedEmail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const headerOf = (name: string) =>
    new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'im').exec(head)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';
  const text = body.join('\n\n');
  const encoding = headerOf('Content-Transfer-Encoding');
  return {
    to: headerOf('To'),
    replyTo: headerOf('Reply-To'),
    subject: headerOf('Subject'),
    text:
      encoding === 'base64'
        ? Buffer.from(text, 'base64').toString()
        : encoding === 'quoted-printable'
          ? decodeQuotedPrintable(text)
          : text,
  };
}

/** A mail relay on a free port of this computer, which keeps what it is given. */
export class Mailbox {
  readonly emails: ReceivedEmail[] = [];
  readonly #server: SMTPServer;

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.emails.push(receivedEmailOf(Buffer.concat(chunks).toString()));
          done();
        });
      },
    });
  }

  static async start(): Promise<Mailbox> {
    const mailbox = new Mailbox();
    await new Promise<void>((resolve) => void mailbox.#server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  /** For SMTP_URL. */
  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Waits for the newest email to an address whose text holds these words. */
  async waitForEmail(to: string, words: string | RegExp): Promise<ReceivedEmail> {
    let found: ReceivedEmail | undefined;
    await expect(() => {
      found = this.emails.findLast((email) => email.to === to && email.text.search(words) >= 0);
      expect(found, `an e-mail to ${to} with ${String(words)}`).toBeDefined();
    }).toPass();
    return found!;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}
