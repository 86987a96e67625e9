import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server';
import { taken } from '../../mocks/sendResults.ts';
import { defaultSettings } from '../common/settings.ts';
import type { Settings } from '../common/settings.ts';
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
async function relay(
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
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = makeSmtpMailer(`smtp://127.0.0.1:${port}`, from, {
    ...defaultSettings.outbox,
    ...timeouts,
  });
  closers.push(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { mailer, received, envelopes, server: server.server };
}

const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

test('a relay on this computer may have a self-signed certificate', async () => {
  const sessions: boolean[] = [];
  const { mailer, received } = await relay({
    // The relay then offers STARTTLS, with a self-signed certificate.
    disabledCommands: [],
    onMailFrom(_address, { secure }, done) {
      sessions.push(secure);
      done();
    },
  });
  expect(await mailer.send(message)).toEqual(taken);
  expect(received).toHaveLength(1);
  expect(sessions).toEqual([true]);
});

test('an email reaches the relay with a Message-ID by which a repeat can be recognised', async () => {
  const { mailer, received } = await relay();
  expect(await mailer.send(message)).toEqual(taken);
  expect(received[0]).toContain('Message-ID: <abc@example.org>');
  expect(received[0]).toContain('From: Kolam Works <hello@example.org>');
  expect(received[0]).toContain('Reply-To: other@example.org');
  // Keeps automatic responders from answering it.
  expect(received[0]).toContain('Auto-Submitted: auto-generated');
});

test.each([
  ['Kolam Works (India) <hello@example.org>', '"Kolam Works (India)" <hello@example.org>'],
  ['Kolam: Works; and more <hello@example.org>', '"Kolam: Works; and more" <hello@example.org>'],
  ['Raman, Meena & Co <hello@example.org>', '"Raman, Meena & Co" <hello@example.org>'],
  ['hello@example.org', 'hello@example.org'],
])('the sender %s keeps all of its name', async (from, header) => {
  const { mailer, received } = await relay({}, {}, from);
  await mailer.send(message);
  expect(received[0]).toContain(`From: ${header}\r\n`);
});

test('an email of an internationalised domain has a Message-ID and a sender in ASCII', async () => {
  const { mailer, received } = await relay({}, {}, 'Kolam Works <hello@kölam.example>');
  expect(await mailer.send(message)).toEqual(taken);
  expect(received[0]).toContain('Message-ID: <abc@xn--klam-5qa.example>\r\n');
  expect(received[0]).toContain('From: Kolam Works <hello@xn--klam-5qa.example>\r\n');
});

test('a recipient the relay refuses for good is refused, with the relay’s own words', async () => {
  const { mailer } = await relay({
    onRcptTo: (_address, _session, done) => done(refusal(550)),
  });
  expect(await mailer.send(message)).toEqual({ outcome: 'refused', reason: '550 no' });
});

test('a relay that is busy is a temporary error', async () => {
  const { mailer } = await relay({
    onRcptTo: (_address, _session, done) => done(refusal(451)),
  });
  await expect(mailer.send(message)).rejects.toThrow('451');
});

test('a relay that refuses the login is a temporary error', async () => {
  const { mailer } = await relay({
    onMailFrom: (_address, _session, done) => done(refusal(530)),
    authOptional: false,
  });
  await expect(mailer.send(message)).rejects.toThrow('530');
});

test.each([{}, { hidePIPELINING: true }])(
  'a relay that refuses our sender is a temporary error: %j',
  async (options) => {
    const { mailer } = await relay({
      ...options,
      onMailFrom: (_address, _session, done) => done(refusal(550)),
    });
    await expect(mailer.send(message)).rejects.toThrow('550');
  },
);

const temporaryRefusals: [string, SMTPServerOptions, string][] = [
  ['the connection', { onConnect: (_session, done) => done(refusal(554)) }, '554'],
  ['a recipient for want of a login', { onRcptTo: (_to, _session, done) => done(refusal(530)) }, '530'],
];
test.each(temporaryRefusals)(
  'a relay that refuses %s refuses no email for good',
  async (_whom, options, code) => {
    const { mailer } = await relay(options);
    await expect(mailer.send(message)).rejects.toThrow(code);
  },
);

/** The replies of a working relay to each command up to the login. */
const greetingReplies = { EHLO: '250-relay\r\n250-STARTTLS\r\n250 AUTH PLAIN', HELO: '250 relay' };

test.each([
  ['the greeting', { EHLO: '554 no', HELO: '554 no' }],
  ['STARTTLS', { STARTTLS: '554 no' }],
  ['the login with another code than 53x', { EHLO: '250-relay\r\n250 AUTH PLAIN', AUTH: '554 no' }],
])('a relay that refuses %s refuses no email for good', async (_what, replies) => {
  const reply: Record<string, string> = { ...greetingReplies, ...replies };
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 relay\r\n');
    const lines = createInterface(socket);
    lines.on('line', (line) => socket.write(`${reply[line.split(' ', 1)[0] ?? ''] ?? '221 bye'}\r\n`));
    lines.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mailer = makeSmtpMailer(`smtp://user:secret@127.0.0.1:${port}`, 'hello@example.org');
  closers.push(async () => {
    mailer.close();
    await new Promise((resolve) => void server.close(resolve));
  });
  await expect(mailer.send(message)).rejects.toThrow('554 no');
});

test('a 552 to MAIL FROM refuses the email, so that it is sent again without its file', async () => {
  const { mailer } = await relay({
    onMailFrom: (_address, _session, done) => done(refusal(552)),
  });
  expect(await mailer.send(message)).toMatchObject({ outcome: 'refused' });
});

test('a relay that cannot be reached is a temporary error', async () => {
  const mailer = makeSmtpMailer('smtp://127.0.0.1:1', 'hello@example.org');
  await expect(mailer.send(message)).rejects.toThrow('ECONNREFUSED');
  mailer.close();
});

test('an address with a comma is not parsed, and names no other recipient', async () => {
  const { mailer, received, envelopes } = await relay();
  const to = 'meena@example.org,other@example.org';
  const replyTo = 'a@example.org,b@example.org';
  await mailer.send({ ...message, to, replyTo }).catch(() => undefined);
  await mailer.send({ ...message, replyTo });
  await mailer.send(message);
  expect(envelopes.every((recipients) => recipients.length === 1)).toBe(true);
  expect(envelopes.flat()).not.toContain('other@example.org');
  expect(received[0]).toContain('Reply-To: <"a@example.org,b"@example.org>\r\n');
  expect(received.at(-1)).toContain('Reply-To: other@example.org');
});

test('a recipient that was stored with a name is addressed without it', async () => {
  const { mailer, received, envelopes } = await relay();
  expect(await mailer.send({ ...message, to: 'Our Staff <staff@example.org>' })).toEqual(taken);
  expect(envelopes).toEqual([['staff@example.org']]);
  expect(received[0]).toMatch(/^To: staff@example\.org\r$/m);
});

test('a relay that never answers is given up after the deadline, or when the signal aborts', async () => {
  const mute = { onMailFrom: () => undefined };
  const { mailer } = await relay(mute, { sendTimeout: 100 });
  const late = 'The relay did not have all of it after 0.1 s.';
  await expect(mailer.send(message)).rejects.toThrow(late);
  await expect(mailer.send(message, new AbortController().signal)).rejects.toThrow(late);
  const patient = (await relay(mute, { sendTimeout: 3_600_000 })).mailer;
  const givingUp = new AbortController();
  const sending = patient.send(message, givingUp.signal).catch(String);
  givingUp.abort();
  expect(await sending).toMatch(/abort/i);
});

describe('after all of an email', () => {
  /** A relay that reads all of an email and then calls this. */
  const readsAll = (then: (done: (error?: Error) => void, stream: SMTPServerDataStream) => void) => ({
    onData: ((stream, _session, done) => {
      stream.resume();
      stream.on('end', () => then(done, stream));
    }) as NonNullable<SMTPServerOptions['onData']>,
  });

  test('the relay may take longer for its answer than the email for its way', async () => {
    const sendTimeout = 1000;
    const { mailer } = await relay(
      readsAll((done) => setTimeout(done, 1.5 * sendTimeout)),
      { sendTimeout },
    );
    expect(await mailer.send(message)).toEqual(taken);
  });

  test('a relay that sends no answer for too long has perhaps delivered it', async () => {
    const { mailer } = await relay(
      readsAll(() => undefined),
      { replyTimeout: 100 },
    );
    expect(await mailer.send(message)).toEqual({
      outcome: 'unanswered',
      reason: 'It was given up after 0.1 s.',
    });
  });

  test('a relay that hangs up without an answer has perhaps delivered it', async () => {
    const sockets = new Set<Socket>();
    const { mailer, server } = await relay(
      readsAll(() => {
        for (const socket of sockets) socket.destroy();
      }),
    );
    server.on('connection', (socket: Socket) => sockets.add(socket));
    expect(await mailer.send(message)).toMatchObject({ outcome: 'unanswered' });
  });

  test('a stop leaves open whether it was delivered', async () => {
    const reached = Promise.withResolvers<void>();
    const { mailer } = await relay(readsAll(() => reached.resolve()));
    const givingUp = new AbortController();
    const sending = mailer.send(message, givingUp.signal);
    await reached.promise;
    givingUp.abort(new Error('The server is stopping.'));
    expect(await sending).toEqual({ outcome: 'unanswered', reason: 'The server is stopping.' });
  });

  test.each([421, 451])('a %i is an answer: it was not delivered', async (code) => {
    const { mailer } = await relay(readsAll((done) => done(refusal(code))));
    await expect(mailer.send(message)).rejects.toThrow(String(code));
  });
});

test('emails share one connection, and closing the mailer rejects an email that the relay has not taken', async () => {
  let connections = 0;
  const reached = Promise.withResolvers<void>();
  const { mailer } = await relay({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => (address.startsWith('mute') ? reached.resolve() : done()),
  });
  for (let sent = 0; sent < 3; sent += 1) expect(await mailer.send(message)).toEqual(taken);
  expect(connections).toBe(1);
  const sending = mailer.send({ ...message, to: 'mute@example.org' });
  await reached.promise;
  mailer.close();
  await expect(sending).rejects.toThrow(/clos/i);
});

describe('an email with HTML', () => {
  async function* pieces() {
    yield new TextEncoder().encode('%PDF-');
    yield new Uint8Array(1_000_000);
  }
  const resume = { name: 'மீனா "cv".pdf', type: 'application/pdf', size: 1_000_005, open: pieces };
  const calendar = {
    name: 'appointment.ics',
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    size: 5,
    open: pieces,
  };

  test('is sent with its text, its picture and its files', async () => {
    const { mailer, received } = await relay();
    const html = '<p>Grüße <img src="cid:kolam@email"></p>';
    expect(await mailer.send({ ...message, html, attachments: [calendar, resume] })).toEqual(taken);
    const [source = ''] = received;
    const types = [...source.matchAll(/^Content-Type: ([^;\r\n]+)/gim)].map(([, type]) => type);
    expect(types).toEqual([
      'multipart/mixed',
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
      'text/calendar',
      'application/pdf',
    ]);
    expect(source).toMatch(/^Content-Id: <kolam@email>/im);
    expect(source).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/im);
    expect(source).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6));
    expect(source.match(/^Content-Disposition: attachment/gim)).toHaveLength(2);
    expect(source.length).toBeGreaterThan(2 * 1_300_000);
  });

  test('is the same to the byte at each attempt, but for its date', async () => {
    const { mailer, received } = await relay();
    const email = { ...message, html: '<p>Grüße</p>' };
    await mailer.send({ ...email, attachments: [calendar] });
    await mailer.send({ ...email, attachments: [calendar] });
    const [first, second] = received.map((source) => source.replace(/^Date: .*\r\n/m, ''));
    expect(second).toBe(first);
  });

  test('is plain text alone if it has no HTML', async () => {
    const { mailer, received } = await relay();
    await mailer.send(message);
    expect(received[0]).toMatch(/^Content-Type: text\/plain/im);
    expect(received[0]).not.toContain('multipart');
  });

  test('an email during which the relay hangs up is not delivered, and is a temporary error', async () => {
    const sockets = new Set<Socket>();
    const { mailer, server } = await relay({
      onData: (stream) =>
        stream.once('data', () => {
          for (const socket of sockets) socket.destroy();
        }),
    });
    server.on('connection', (socket: Socket) => sockets.add(socket));
    async function* endless() {
      for (;;) yield new Uint8Array(100_000);
    }
    const email = { ...message, html: '<p></p>', attachments: [{ ...resume, open: endless }] };
    await expect(mailer.send(email)).rejects.toThrow(/closed|EPIPE|ECONNRESET/i);
  });

  test('an email whose file cannot be read to its end is not sent, and the next one is', async () => {
    const { mailer, received } = await relay();
    async function* broken() {
      yield new Uint8Array(300_000);
      throw new Error('A stored file ended before its time.');
    }
    const email = { ...message, html: '<p></p>', attachments: [{ ...resume, open: broken }] };
    await expect(mailer.send(email)).rejects.toThrow('before its time');
    expect(received).toEqual([]);
    expect(await mailer.send(message)).toEqual(taken);
  });
});
