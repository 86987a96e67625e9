import type { Socket } from 'node:net';
import { taken } from '../../mocks/email/relayResults.ts';
import { closeRelays, message, relay } from '../../mocks/email/smtpRelay.ts';

afterEach(closeRelays);

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
