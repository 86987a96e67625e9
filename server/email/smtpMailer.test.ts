import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { makeSmtpMailer } from './smtpMailer.ts';

const message = {
  id: 'abc',
  to: 'meena@example.org',
  subject: 'Grüße',
  text: 'ஒரு கடிதம்',
  replyTo: 'other@example.org',
};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A relay on a free port, and a mailer for it. */
async function relay(options: SMTPServerOptions = {}, sendTimeout?: number) {
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
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = makeSmtpMailer(`smtp://127.0.0.1:${port}`, 'Kolam Works <hello@example.org>', sendTimeout);
  closers.push(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { mailer, received, envelopes };
}

const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

test('an email reaches the relay, marked so that a repeat can be recognised', async () => {
  const { mailer, received } = await relay();
  expect(await mailer.send(message)).toBe('sent');
  expect(received[0]).toContain('Message-ID: <abc@example.org>');
  expect(received[0]).toContain('From: Kolam Works <hello@example.org>');
  expect(received[0]).toContain('Reply-To: other@example.org');
});

test('a recipient the relay refuses for good is refused', async () => {
  const { mailer } = await relay({
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  });
  expect(await mailer.send(message)).toBe('refused');
});

test('a relay that is busy is asked again later', async () => {
  const { mailer } = await relay({
    onRcptTo: (_address, _session, done) => done(refusal(451)),
  });
  await expect(mailer.send(message)).rejects.toThrow('451');
});

test('a relay that wants another login is ours to mend, and no email dies of it', async () => {
  const { mailer } = await relay({
    onMailFrom: (_address, _session, done) => done(refusal(530)),
    authOptional: false,
  });
  await expect(mailer.send(message)).rejects.toThrow('530');
});

test('a relay that is not there is asked again later', async () => {
  const mailer = makeSmtpMailer('smtp://127.0.0.1:1', 'hello@example.org');
  await expect(mailer.send(message)).rejects.toThrow('ECONNREFUSED');
  mailer.close();
});

test('an address is taken as it is and names no other recipient', async () => {
  const { mailer, received, envelopes } = await relay();
  const to = 'meena@example.org,other@example.org';
  const replyTo = 'a@example.org;b@example.org';
  await mailer.send({ ...message, to, replyTo }).catch(() => undefined);
  await mailer.send(message);
  expect(envelopes.every((recipients) => recipients.length === 1)).toBe(true);
  expect(envelopes.flat()).not.toContain('other@example.org');
  expect(received.at(-1)).toContain('Reply-To: other@example.org');
});

test('a relay that never answers is given up after the deadline, and when the sender is told to', async () => {
  const mute = { onMailFrom: () => undefined };
  const { mailer } = await relay(mute, 100);
  await expect(mailer.send(message)).rejects.toThrow(/abort|timeout/i);
  const patient = (await relay(mute)).mailer;
  const givingUp = new AbortController();
  const sending = patient.send(message, givingUp.signal).catch(String);
  givingUp.abort();
  expect(await sending).toMatch(/abort/i);
});
