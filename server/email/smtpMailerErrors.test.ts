import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server';
import { listenLocally } from '../../mocks/http/listenLocally.ts';
import { taken } from '../../mocks/email/relayResults.ts';
import { closeLater, closeRelays, message, refusal, relay } from '../../mocks/email/smtpRelay.ts';
import { makeSmtpMailer } from './smtpMailer.ts';

afterEach(closeRelays);

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

/** A mailer that logs in with this user and password, over a relay that answers each line with a reply. */
async function mailerOver(logIn: string, replyTo: (line: string) => string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 relay\r\n');
    const lines = createInterface(socket);
    lines.on('line', (line) => socket.write(`${replyTo(line)}\r\n`));
    lines.on('error', () => undefined);
  });
  const port = await listenLocally(server);
  const mailer = makeSmtpMailer(`smtp://${logIn}@127.0.0.1:${port}`, 'hello@example.org');
  closeLater(async () => {
    mailer.close();
    await new Promise((resolve) => void server.close(resolve));
  });
  return mailer;
}

test.each([
  ['the greeting', { EHLO: '554 no', HELO: '554 no' }],
  ['STARTTLS', { STARTTLS: '554 no' }],
  ['the login with another code than 53x', { EHLO: '250-relay\r\n250 AUTH PLAIN', AUTH: '554 no' }],
])('a relay that refuses %s refuses no email for good', async (_what, replies) => {
  const reply: Record<string, string> = { ...greetingReplies, ...replies };
  const mailer = await mailerOver('user:secret', (line) => reply[line.split(' ', 1)[0] ?? ''] ?? '221 bye');
  await expect(mailer.send(message)).rejects.toThrow('554 no');
});

test.each(['PLAIN', 'LOGIN'])(
  'the reply of a relay that repeats a refused login by AUTH %s is kept without user and password',
  async (method) => {
    const mailer = await mailerOver('mail%2Buser:pass%20word', (line) => {
      if (line.startsWith('EHLO')) return `250-relay\r\n250 AUTH ${method}`;
      if (line === 'AUTH LOGIN') return '334 VXNlcm5hbWU6';
      if (line === Buffer.from('mail+user').toString('base64')) return '334 UGFzc3dvcmQ6';
      return line.startsWith('QUIT') ? '221 bye' : `535 no “${line}” for mail+user with pass word`;
    });
    await expect(mailer.send(message)).rejects.toThrow(
      /: 535 no “[^\w]*(AUTH PLAIN )?•••=*” for ••• with •••$/,
    );
  },
);

test('the reply of a relay that repeats the password in refusing an email is kept without it', async () => {
  const mailer = await mailerOver('user:pass-word', (line) => {
    if (line.startsWith('EHLO')) return '250-relay\r\n250 AUTH PLAIN';
    if (line.startsWith('AUTH')) return '235 ok';
    return line.startsWith('RCPT') ? '550 not with pass-word' : '250 ok';
  });
  expect(await mailer.send(message)).toEqual({ outcome: 'refused', reason: '550 not with •••' });
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

test('a relay that never answers is given up after the deadline, or when the signal aborts', async () => {
  const mute = { onMailFrom: () => undefined };
  const { mailer } = await relay(mute, { sendTimeout: 100 });
  const late = 'The relay did not have all of it after 0.1 s.';
  await expect(mailer.send(message)).rejects.toThrow(late);
  await expect(mailer.send(message, new AbortController())).rejects.toThrow(late);
  const patient = (await relay(mute, { sendTimeout: 3_600_000 })).mailer;
  const givingUp = new AbortController();
  const sending = patient.send(message, givingUp).catch(String);
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

  test('the sender learns that only the answer is missing, and not before', async () => {
    const seen: string[] = [];
    const { mailer } = await relay(
      readsAll((done) => {
        seen.push('read');
        done();
      }),
    );
    await mailer.send(message, { onHandedOver: () => seen.push('handed over') });
    expect(seen.toSorted()).toEqual(['handed over', 'read']);
    const silent = (await relay({ onMailFrom: () => undefined }, { sendTimeout: 100 })).mailer;
    await silent.send(message, { onHandedOver: () => seen.push('too soon') }).catch(() => undefined);
    expect(seen).toHaveLength(2);
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
    const sending = mailer.send(message, givingUp);
    await reached.promise;
    givingUp.abort(new Error('The server is stopping.'));
    expect(await sending).toEqual({ outcome: 'unanswered', reason: 'The server is stopping.' });
  });

  test.each([421, 451])('a %i is an answer: it was not delivered', async (code) => {
    const { mailer } = await relay(readsAll((done) => done(refusal(code))));
    await expect(mailer.send(message)).rejects.toThrow(String(code));
  });
});
