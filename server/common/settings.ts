import { mostJobApplications } from '../../contract/accounts.ts';
import { codeTimes } from '../../contract/codeTimes.ts';
import * as constants from '../../contract/constants.ts';
import { passwordLimits } from '../../contract/passwords/passwordLimits.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;
const MiB = 1024 * 1024;

/** Rate limits: so many `points`, which are calls, in a window of `duration` seconds. */
const rateLimits = {
  send: { points: 10, duration: 3600 },
  // One network must not use up the codes of a day that others need; with a low MAIL_PER_DAY it is less (`codesOfDay`).
  sendDay: { points: 60, duration: 86_400 },
  verify: { points: 20, duration: 600 },
  signUp: { points: 20, duration: 600 },
  logIn: { points: 30, duration: 600 },
  reset: { points: 20, duration: 600 },
  profile: { points: 60, duration: 3600 },
  // By account. To list earlier applications, the database has to read all of their answers.
  profileLoad: { points: 120, duration: 60 },
  formAccount: { points: 10, duration: 3600 },
  formAddress: { points: 60, duration: 3600 },
  // Each form may store a file and writes two emails, so a limit for a day is needed, too.
  formAccountDay: { points: 30, duration: 86_400 },
  formAddressDay: { points: 200, duration: 86_400 },
  mail: { points: 120, duration: 3600 },
};

export type RateLimitName = keyof typeof rateLimits;

/** Every number of the API that somebody may want to argue about. Durations are milliseconds, sizes bytes. */
export const defaultSettings = {
  publicUrl: 'http://localhost:8080',
  /** Sites that may call the API from a browser besides its own; exact origins. */
  allowedOrigins: [] as readonly string[],
  firmName: 'Kolam Works',
  staffEmail: 'staff@example.invalid',
  /** Reply-To of emails to visitors; emails to the staff are answered to the sender of the form. */
  replyTo: 'staff@example.invalid',
  /** The firm's own time zone, by its IANA name. */
  timeZone: 'Asia/Kolkata',
  /** The beginning of references. */
  referencePrefix: 'KW',

  code: {
    lifetime: codeTimes.lifetime,
    /** A code that expires sooner than this is not sent again; a new one replaces it. */
    repeatReserve: codeTimes.repeatReserve,
    attempts: 5,
    coolDown: constants.resendCoolDown,
    /** Emails to one address in a day before they are spaced. */
    perDay: 10,
    /** The time between emails to one address after that. */
    spacing: 15 * minutes,
    /** Emails to one address that one caller may request in a day, and wrong codes it may type. */
    perCaller: 10,
    guessesPerCaller: 10,
  },
  /** How long a verified reset code lets its browser set a new password. */
  resetTokenLifetime: 10 * minutes,
  /** Emails in 24 hours, and the shares of it that codes may use; the rest is for submissions and notices. */
  mailPerDay: 2000,
  mailShares: { signUp: 0.5, reset: 0.25 },

  token: { lifetime: 12 * hours },
  password: { ...passwordLimits } as { minLength: number; maxLength: number },
  logIn: {
    /** Failures of one caller for one address without a wait. Each further one doubles the wait, from one second. */
    freeFailures: 5,
    longestWait: 15 * minutes,
    forgottenAfter: 1 * days,
    /** All strangers to an account together: failures in a day without a wait, and the wait between later ones. */
    strangers: { freeFailures: 100, wait: 30 * seconds },
    /** For so long after logging in to an account a caller is no stranger to it. */
    knownFor: 90 * days,
  },
  /** Argon2 needs much memory and a whole core: the passwords that are hashed at once, and those that may wait. */
  hashing: { atOnce: 2, waiting: 16 },

  body: {
    json: 64 * 1024,
    /** A submission as JSON: every answer as long as its rule allows, in a script of three bytes a character. */
    answers: 512 * 1024,
    /**
     * Submissions longer than `json` that are received at once, from one network address and in all: those of a
     * thousand connections would fill the memory. When all places are taken, a new submission takes the place of the
     * slowest of those that have held theirs for `givesWayAfter`.
     */
    long: { perAddress: 8, total: 64, givesWayAfter: 10 * seconds },
    /**
     * A multipart form without its file; all answers at their maximum lengths are half of this. It is held in memory
     * until the file has arrived, for each upload under way.
     */
    multipartExtra: 256 * 1024,
    parts: 40,
    /** The headers of a part; a name of 255 characters, escaped, fits ten times. */
    partHeaderSize: 8 * 1024,
    partHeaders: 20,
    /**
     * Where an answer is truncated. It is more than twice the longest answer even at three bytes a character, so that a
     * truncated one is always refused.
     */
    fieldSize: 128 * 1024,
    depth: 16,
    /** Names in a JSON body; the longest form has some twenty fields. */
    keys: 200,
    /**
     * What is left of a refused body is read and discarded before the response is sent, so that the browser gets to see
     * it: up to so many bytes, and for so long, after which a sender who is slower has to read while sending.
     */
    discardLimit: 32 * MiB,
    discardTime: 10 * seconds,
  },
  upload: {
    maxSize: constants.resumeMaxSize,
    /**
     * Uploads that may arrive at once, however slowly: from one account, from one network address, and in all. When all
     * places are taken, a new upload takes the place of the slowest of those that have held theirs for `givesWayAfter`.
     */
    perAccount: 2,
    perAddress: 8,
    total: 200,
    givesWayAfter: 2 * minutes,
    /** Transactions that store a file at once, and those that wait with a file that has arrived: all of `total` may. */
    atOnce: 4,
    waiting: 200,
    /** What is left of a refused form is read and discarded up to here, as a `body` is. */
    discardLimit: 256 * MiB,
    discardTime: 1 * minutes,
  },
  /** Downloads at once: of one account or by one link, and in all; they give way as uploads do. */
  download: { perReader: 4, total: 64, givesWayAfter: 2 * minutes },

  submission: {
    /** The same answers again within this time are the same submission. */
    repeatWindow: 10 * minutes,
    /** For so long after a submission its mail call is accepted. */
    mailWindow: 15 * minutes,
    /** The emails of a submission are sent after this long even without its mail call. */
    emailDelay: 30 * seconds,
    /** Earlier job applications that a profile names, newest first. */
    listed: mostJobApplications,
  },
  fileLink: { lifetime: 14 * days },

  outbox: {
    /** Emails that are sent at once, each over a connection of its own. */
    atOnce: 4,
    /**
     * An email of which the relay does not have the last byte by then is tried again later: it bounds all waits up to
     * there, for the connection, TLS, the login and each answer. The minutes of RFC 5321 (4.5.3.2) are for senders that
     * would lose much by another attempt; here none of the email is delivered yet.
     */
    sendTimeout: 20 * seconds,
    /**
     * How long the relay may take to answer after it has the last byte: it may scan the email first. A sender who gives
     * up too soon sends the email again although it was delivered (RFC 1047), so RFC 5321 (4.5.3.2.6) asks for ten
     * minutes. It is two here: if even the places of `slowAnswers` are taken, a code must leave in time to be used. What
     * that may send twice is limited by `unansweredRepeats`.
     */
    replyTimeout: 2 * minutes,
    /**
     * An email that waits for its answer for longer than `after` gives its place to another, and up to so many wait
     * beside the `atOnce`. A relay that scans answers most emails sooner. Postfix takes 50 connections of one client by
     * default (smtpd_client_connection_count_limit).
     */
    slowAnswers: { after: 5 * seconds, atOnce: 16 },
    /** How often an email that was not answered, and so perhaps delivered, is sent again. */
    unansweredRepeats: 2,
    /** Renewed while an email is sent. When the process has died, another one may send it after so long. */
    lease: 60 * seconds,
    firstWait: 30 * seconds,
    longestWait: 1 * hours,
    /** Of each wait, more or less, so that emails delayed together are not due at the same time. */
    jitter: 0.2,
    /**
     * The wait of a code whose kind has spent its share of the day's emails, without jitter; it is dropped when it expires.
     */
    shareWait: 30 * seconds,
    attempts: 30,
    /** Files below `maxSize` bytes are attached to the email on its first `attempts`; it always has a link to them. */
    attachment: { maxSize: 5_000_000, attempts: 3 },
  },
  rateLimits,
  /** An IPv6 /48, which one customer is often given, has so many times the limit of each of its 65,536 /64 blocks. */
  networkAllowance: 8,
};

export type Settings = typeof defaultSettings;

export function makeSettings(changes: Partial<Settings> = {}): Settings {
  return Object.freeze({ ...defaultSettings, ...changes });
}

/** Milliseconds of the longest window in which calls are counted. */
export const longestWindowOf = ({ rateLimits: limits }: Settings): number =>
  Math.max(...Object.values(limits).map(({ duration }) => duration)) * seconds;

/** Codes an address may request in a day even with few emails, since people who share it must be able to sign up. */
const leastCodesOfDay = 5;

/**
 * How many codes an address may request in a day, so that its /48 network, which is the most that one customer has,
 * leaves others some of the smaller share. `isWholeShare`: with the minimum, one network can use up the whole share.
 */
export function codesOfDay(mailPerDay: number): { points: number; isWholeShare: boolean } {
  const { rateLimits: limits, networkAllowance, mailShares } = defaultSettings;
  const share = mailPerDay * Math.min(...Object.values(mailShares));
  const fair = Math.min(limits.sendDay.points, Math.floor(share / networkAllowance));
  return { points: Math.max(leastCodesOfDay, fair), isWholeShare: fair < leastCodesOfDay };
}

/** How many emails a day one kind of code may use. */
export const shareOf = ({ mailPerDay, mailShares }: Settings, kind: keyof Settings['mailShares']): number =>
  Math.ceil(mailPerDay * mailShares[kind]);
