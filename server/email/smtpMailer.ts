import { Readable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { thrownMessageOf } from '../common/errorText.ts';
import { credentialsOf } from '../common/credentials.ts';
import { makeRedactor } from '../common/redactor.ts';
import { defaultSettings } from '../common/settings.ts';
import type { Settings } from '../common/settings.ts';
import { bareAddressOf, nameOf } from './bareAddress.ts';
import type { Email, EmailAttachment, Mailer } from './email.ts';
import { emailPicture } from './emailPicture.ts';
import { relayOptionsOf } from './relayOptions.ts';
import { relaySecretsOf } from './relaySecrets.ts';

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

/** What nodemailer adds to an error: its own code, the command that failed, and the relay's reply to it. */
type SmtpError = {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
  cause?: unknown;
};

/** `onHandedOver` is called when all of the email has been passed to the connection. */
type WatchedMail = SendMailOptions & { onHandedOver: () => void };

/**
 * Whether the relay has refused this email for good, with a 5xx. A 5xx to the greeting, the login (530 to 538) or MAIL
 * FROM, where our sender may not send or has spent its quota, must be fixed by the operator, and the email is tried again.
 * The exception is 552, with which a relay refuses an email for its size as early as MAIL FROM.
 */
function isRefusal({ responseCode = 0, command = '' }: SmtpError): boolean {
  const isOurs =
    /^(AUTH|EHLO|HELO|STARTTLS|CONN)/.test(command) ||
    /^53\d$/.test(String(responseCode)) ||
    (command.startsWith('MAIL') && responseCode !== 552);
  return responseCode >= 500 && !isOurs;
}

type RelayTimeouts = Pick<Settings['outbox'], 'sendTimeout' | 'replyTimeout'>;

/** Aborts its `signal` when the relay takes too long: until it has the whole email, and from then on until it answers. */
function makeDeadline({ sendTimeout, replyTimeout }: RelayTimeouts) {
  const late = new AbortController();
  const abortAfter = (milliseconds: number, reason: string) =>
    setTimeout(() => late.abort(new Error(`${reason} after ${milliseconds / 1000} s.`)), milliseconds);
  let isHandedOver = false;
  let timer = abortAfter(sendTimeout, 'The relay did not have all of it');
  return {
    signal: late.signal,
    isHandedOver: () => isHandedOver,
    handOver(): void {
      isHandedOver = true;
      clearTimeout(timer);
      timer = abortAfter(replyTimeout, 'It was given up');
    },
    end: () => clearTimeout(timer),
  };
}

/** One connection for each email that the worker has under way, so that none waits within nodemailer. */
const { atOnce, slowAnswers } = defaultSettings.outbox;

/**
 * Sends emails through the relay of `url` (`smtps://user:password@host`). An email of which the relay does not have all
 * after `sendTimeout` milliseconds is a temporary failure, even if data still moves. From then on the relay has
 * `replyTimeout` milliseconds for its answer.
 */
export function makeSmtpMailer(
  url: string,
  from: string,
  timeouts: RelayTimeouts = defaultSettings.outbox,
): Mailer & { close(): void } {
  const transport = createTransport(
    {
      ...relayOptionsOf(url),
      pool: true,
      maxConnections: atOnce + slowAnswers.atOnce,
      // Of silence, as during the wait for an answer; `send` has deadlines of its own.
      socketTimeout: Math.max(timeouts.sendTimeout, timeouts.replyTimeout),
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: named(from) },
  );
  transport.use('stream', ({ data, message }, done) => {
    const { onHandedOver } = data as WatchedMail;
    message?.processFunc((source) => source.once('end', onHandedOver));
    done();
  });
  // Whatever is stored of a failure came from the relay, which may repeat what it was sent.
  const redact = makeRedactor([...relaySecretsOf(url), ...credentialsOf(url).users]);
  const sender = bareAddressOf(from);
  // nodemailer does so with the addresses, but not with the Message-ID, whose header must be ASCII.
  const written = sender.slice(sender.lastIndexOf('@') + 1);
  // An address in brackets is no domain name, and has no other form.
  const domain = domainToASCII(written) || written;

  return {
    async send({ id, to, subject, text, html, replyTo, attachments = [] }, { signal, onHandedOver } = {}) {
      const deadline = makeDeadline(timeouts);
      // The outbox may still hold emails that an earlier release addressed to “Name <address>”. A relay would refuse such
      // a recipient for good, so only the address is passed on.
      const recipient = bareAddressOf(to);
      try {
        const mail: WatchedMail = {
          onHandedOver() {
            deadline.handOver();
            onHandedOver?.();
          },
          envelope: { from: only(sender), to: [only(recipient)] },
          to: only(recipient),
          replyTo: replyTo === undefined ? undefined : only(replyTo),
          subject,
          text,
          html,
          attachments: [...pictureParts({ html }), ...attachments.map(partOf)],
          signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
          // The same for every attempt, so that a repeat after a lost answer can be recognised.
          messageId: `<${id}@${domain}>`,
          // A random boundary would differ with each attempt. This one cannot be forged inside of a part either:
          // nobody whose text is in the email knows its id.
          baseBoundary: id,
          headers: { 'Auto-Submitted': 'auto-generated' },
        };
        await transport.sendMail(mail);
        return { outcome: 'sent' };
      } catch (error) {
        const failure = error as SmtpError;
        if (isRefusal(failure)) return { outcome: 'refused', reason: redact(failure.response ?? '') };
        const reason = redact(thrownMessageOf(failure.code === 'EABORT' ? failure.cause : error));
        if (deadline.isHandedOver() && !failure.responseCode) return { outcome: 'unanswered', reason };
        throw new Error(reason, { cause: error });
      } finally {
        deadline.end();
      }
    },
    close: () => transport.close({ force: true }),
  };
}
