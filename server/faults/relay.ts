import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeIn } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';

export type RelayedMail = { recipients: string[]; messageId: string; content: string };
/** How the relay answers an email: accepts it, refuses it with that code, or accepts it and loses the answer. */
export type RelayVerdict = 'take' | 'loseAnswer' | 451 | 550;
export type Relay = Mailbox & {
  url: string;
  received: RelayedMail[];
  close(): Promise<void>;
};

/**
 * Starts a mail relay on loopback. `verdictOf` decides for each email; `port` 0 takes a free port; `delay` in
 * milliseconds.
 */
export async function startRelay(
  verdictOf: (mail: RelayedMail) => RelayVerdict = () => 'take',
  { port = 0, delay = 0 } = {},
): Promise<Relay> {
  const received: RelayedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const content = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: *(<[^>]+>)/im.exec(content)?.[1] ?? '';
        const mail = {
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          messageId,
          content,
        };
        const verdict = verdictOf(mail);
        if (verdict === 'take' || verdict === 'loseAnswer') received.push(mail);
        setTimeout(() => {
          if (verdict === 'take') done();
          else if (verdict === 'loseAnswer')
            done(Object.assign(new Error('Closing connection'), { responseCode: 421 }));
          else done(Object.assign(new Error('Not now'), { responseCode: verdict }));
        }, delay);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    async codeFor(email) {
      for (let waited = 0; waited < 10_000; waited += 50) {
        const mail = received.findLast(({ recipients }) => recipients.includes(email));
        const [, ...body] = mail?.content.split(/\r?\n\r?\n/) ?? [];
        const code = codeIn(body.join('\n'));
        if (code) return code;
        await sleep(50);
      }
      throw new Error(`no code arrived for ${email}`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** Starts a relay that accepts connections and never sends anything. */
export async function startMuteRelay(): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<{ destroy(): void }>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
