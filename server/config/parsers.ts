import { isIP } from 'node:net';
import { bareAddressOf } from '../email/bareAddress.ts';
import { isTimeZone } from '../../contract/times/timeZones.ts';
import { isReferencePrefix } from '../store/reference.ts';

/** Returns the value, or what is wrong with the text as the rest of a sentence that begins with the variable's name. */
export type Parser<Value> = (text: string) => { ok: Value } | { wrong: string };

const units: Record<string, number> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  KiB: 1024,
  MiB: 1024 * 1024,
};

/** A number with a unit, such as `12h` or `5MiB`. `allowed` are the units, the smallest first. */
function withUnit(allowed: readonly string[], min: number, max: number, example: string): Parser<number> {
  const written = (value: number): string => {
    const unit = allowed.findLast((name) => value % (units[name] ?? Number.NaN) === 0) ?? '';
    return `${value / (units[unit] ?? 1)}${unit}`;
  };
  return (text) => {
    const [, count, unit = ''] = /^(\d{1,6})([A-Za-z]{1,3})$/.exec(text) ?? [];
    const value = Number(count) * ((allowed.includes(unit) && units[unit]) || Number.NaN);
    return value >= min && value <= max
      ? { ok: value }
      : {
          wrong: `must be a number with a unit like ${example}, from ${written(min)} to ${written(max)}, not “${text}”`,
        };
  };
}

/** A URL. It may hold a password, so the message does not repeat a wrong one. `fault` checks what else must be true. */
const url =
  (protocols: readonly string[], fault: (url: URL) => string | undefined): Parser<string> =>
  (text) => {
    if (text === '') return { ok: '' };
    if (!protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`)))
      return {
        wrong: `must be a URL that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      };
    if (!URL.canParse(text)) return { wrong: 'must be a URL with a host and a port from 1 to 65535' };
    const parsed = new URL(text);
    const wrong = parsed.port === '0' ? 'must not have the port 0' : fault(parsed);
    return wrong === undefined ? { ok: parsed.href.replace(/\/$/, '') } : { wrong };
  };

const mailbox =
  /^(?:[^<>"\r\n]{1,100} <[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,190}>|[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]{1,190})$/;

export const parsers = {
  integer:
    (min: number, max: number): Parser<number> =>
    (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
        ? { ok: Number(text) }
        : { wrong: `must be a whole number from ${min} to ${max}, not “${text}”` },

  text: (): Parser<string> => (text) => ({ ok: text }),

  /** A secret that a client sends in a header; the message does not repeat it. */
  token:
    (minLength: number): Parser<string> =>
    (text) =>
      text === '' || (text.length >= minLength && /^[\u{21}-\u{7e}]+$/u.test(text))
        ? { ok: text }
        : { wrong: `must have at least ${minLength} characters, all of them printable ASCII without spaces` },

  choice:
    <const Choice extends string>(...choices: readonly Choice[]): Parser<Choice> =>
    (text) => {
      const choice = choices.find((candidate) => candidate === text);
      return choice === undefined
        ? { wrong: `must be one of ${choices.filter(Boolean).join(', ')}, not “${text}”` }
        : { ok: choice };
    },

  host: (): Parser<string> => (text) =>
    isIP(text) !== 0 || /^[a-z\d][a-z\d.-]{0,252}$/i.test(text)
      ? { ok: text }
      : { wrong: `must be an IP address or a host name of this computer, not “${text}”` },

  /** The address of the site as visitors see it, without the slash at its end. */
  siteUrl: (): Parser<string> =>
    url(['http:', 'https:'], ({ href, origin }) =>
      href === `${origin}/`
        ? undefined
        : 'must be a URL without user, path, query or fragment, such as https://example.org',
    ),

  /** A query is refused: nodemailer would take settings from it, which could switch off the check of certificates. */
  relayUrl: (): Parser<string> =>
    url(['smtp:', 'smtps:'], ({ hostname, pathname, href }) =>
      hostname === '' || !['', '/'].includes(pathname) || /[?#]/.test(href)
        ? 'must be a URL with a host and without path or query, such as smtps://user:password@mail.example.org'
        : undefined,
    ),

  /** The host may be a folder with a socket, given as `?host=`. */
  databaseUrl: (): Parser<string> =>
    url(['postgres:', 'postgresql:'], ({ hostname, pathname, searchParams, hash }) =>
      (hostname === '' && !searchParams.has('host')) || pathname.length < 2 || hash !== ''
        ? 'must name a host and a database, such as postgres://user:password@db.example.org/site'
        : undefined,
    ),

  origins: (): Parser<readonly string[]> => (text) => {
    const entries = text.split(',').flatMap((entry) => entry.trim() || []);
    const isOrigin = (entry: string): boolean =>
      /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry;
    const wrong = entries.find((entry) => !isOrigin(entry));
    return wrong === undefined
      ? { ok: entries }
      : { wrong: `must list origins such as https://example.org, not “${wrong}”` };
  },

  duration: (min: number, max: number): Parser<number> =>
    withUnit(['s', 'm', 'h', 'd'], min, max, '10m or 12h'),
  size: (min: number, max: number): Parser<number> => withUnit(['KiB', 'MiB'], min, max, '5MiB'),

  address: (): Parser<string> => (text) =>
    mailbox.test(text) ? { ok: text } : { wrong: `must be an email address, not “${text}”` },

  /** An email address for the SMTP envelope; a name before it may be given and is dropped. */
  bareAddress: (): Parser<string> => (text) =>
    mailbox.test(text) ? { ok: bareAddressOf(text) } : { wrong: `must be an email address, not “${text}”` },

  timeZone: (): Parser<string> => (text) =>
    isTimeZone(text)
      ? { ok: text }
      : { wrong: `must be a time zone such as Asia/Kolkata or Europe/Paris, not “${text}”` },

  referencePrefix: (): Parser<string> => (text) =>
    isReferencePrefix(text) ? { ok: text } : { wrong: `must be one to six capital letters, not “${text}”` },

  /** An empty text is undefined. */
  optional:
    <Value>(parse: Parser<Value>): Parser<Value | undefined> =>
    (text) =>
      text === '' ? { ok: undefined } : parse(text),
};
