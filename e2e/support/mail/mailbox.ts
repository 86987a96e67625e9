import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { headAndBodyOf, headerOf, partsOf } from './mime.ts';
import type { MimePart } from './mime.ts';

/** An email as the relay received it; `html` is empty if it has no HTML part. */
export type ReceivedEmail = {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  parts: MimePart[];
};

function receivedEmailOf(source: string): ReceivedEmail {
  const [head] = headAndBodyOf(source);
  const parts = partsOf(source);
  const textOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.content.toString() ?? '';
  return {
    to: headerOf(head, 'To'),
    replyTo: headerOf(head, 'Reply-To'),
    subject: headerOf(head, 'Subject'),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    parts,
  };
}

/** A mail relay on a free port of this computer, which stores all emails it receives. */
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
          this.emails.push(receivedEmailOf(Buffer.concat(chunks).toString('latin1')));
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

  /** The value for SMTP_URL. */
  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** Waits for an email to an address whose text contains these words, and returns the newest. */
  async waitForEmail(to: string, words: string | RegExp): Promise<ReceivedEmail> {
    let found: ReceivedEmail | undefined;
    await expect(() => {
      found = this.emails.findLast((email) => email.to === to && email.text.search(words) >= 0);
      expect(found, `an email to ${to} with ${String(words)}`).toBeDefined();
    }).toPass();
    return found!;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}
