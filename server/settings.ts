import { mostJobApplications } from '../contract/accounts.ts';
import { codeTimes } from '../contract/codeTimes.ts';
import { constants } from '../contract/constants.ts';
import { passwordLimits } from '../contract/passwords.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;
const MiB = 1024 * 1024;

/** Points in a window of so many seconds. */
const rateLimits = {
  send: { points: 10, duration: 3600 },
  // One network must not use up the codes that all others have in a day: with few emails it is less (`codesOfDay`).
  sendDay: { points: 60, duration: 86_400 },
  verify: { points: 20, duration: 600 },
  signUp: { points: 20, duration: 600 },
  logIn: { points: 30, duration: 600 },
  reset: { points: 20, duration: 600 },
  profile: { points: 60, duration: 3600 },
  // Of an account: for what it tells of earlier applications the database reads all of their answers.
  profileLoad: { points: 120, duration: 60 },
  formAccount: { points: 10, duration: 3600 },
  formAddress: { points: 60, duration: 3600 },
  // Each form may bring a file and writes two emails: what is stored and mailed in a day has an end, too.
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
  /** Where answers to emails go that nobody but the recipient sent for. */
  replyTo: 'staff@example.invalid',
  /** The firm's own zone of time, by its IANA name. */
  timeZone: 'Asia/Kolkata',
  /** What references begin with. */
  referencePrefix: 'KW',

  code: {
    lifetime: codeTimes.lifetime,
    /** A code with less life than this is not repeated; a new one takes its place. */
    repeatReserve: codeTimes.repeatReserve,
    attempts: 5,
    coolDown: constants.resendCoolDown,
    /** Emails to one address in a day before they are spaced. */
    perDay: 10,
    /** How far apart emails to one address are after that. */
    spacing: 15 * minutes,
    /** Emails to one address that one caller may ask for in a day, and wrong codes it may type. */
    perCaller: 10,
    guessesPerCaller: 10,
  },
  /** How long a verified reset code lets its browser set a new password. */
  resetTokenLifetime: 10 * minutes,
  /** E-mails in 24 hours, and how much of that codes may take; the rest is left to submissions and notices. */
  mailPerDay: 2000,
  mailShares: { signUp: 0.5, reset: 0.25 },

  token: { lifetime: 12 * hours, clockSkew: 60 * seconds },
  password: { ...passwordLimits } as { minLength: number; maxLength: number },
  logIn: {
    /** Of one caller for one address; each further failure doubles the wait from one second. */
    freeFailures: 5,
    longestWait: 15 * minutes,
    forgottenAfter: 1 * days,
    /** Of all callers together who never logged in to that account: failures in a day, and the wait between later ones. */
    strangers: { freeFailures: 100, wait: 30 * seconds },
    /** A caller is no stranger for so long after logging in. */
    knownFor: 90 * days,
  },
  /** Argon2 fills memory and cores: this many at once, this many waiting. */
  hashing: { atOnce: 2, waiting: 16 },

  body: {
    json: 64 * 1024,
    /** A submission as JSON: every answer as long as its rule allows, in a script of three bytes a character. */
    answers: 512 * 1024,
    /**
     * Submissions longer than `json` that are held at once, of a network address and in all: a thousand connections would
     * fill the memory. When all places are taken, a newcomer gets that of the slowest that has had it for so long.
     */
    long: { perAddress: 8, total: 64, givesWayAfter: 10 * seconds },
    /**
     * What multipart needs beside the file: every answer as long as its rule allows is half of it. It is held in memory for
     * as long as the file takes, for all uploads under way.
     */
    multipartExtra: 256 * 1024,
    parts: 40,
    /** What a part says of itself: a name of 255 characters, escaped, fits ten times. */
    partHeaderSize: 8 * 1024,
    partHeaders: 20,
    /** Where an answer is cut: even at three bytes a character that is more than twice the longest, so it is refused. */
    fieldSize: 128 * 1024,
    depth: 16,
    /** Names in a JSON body; the longest form asks some twenty questions. */
    keys: 200,
    /** A body that is too large is read and thrown away up to here, so that the browser sees the answer. */
    discardLimit: 32 * MiB,
  },
  upload: {
    maxSize: constants.resumeMaxSize,
    /**
     * On their way at once, however slowly: of an account, of a network address, and in all. When all places are taken, a
     * newcomer gets that of the slowest file of those that have been on their way for so long.
     */
    perAccount: 2,
    perAddress: 8,
    total: 200,
    givesWayAfter: 2 * minutes,
    /** Transactions that store a file, and those whose file has arrived; every one of `total` may wait. */
    atOnce: 4,
    waiting: 200,
    /** A file that is too large is read and thrown away up to here, so that the browser sees the answer. */
    discardLimit: 256 * MiB,
  },
  /** Files on their way to somebody at once: of an account or by one link, and in all; they give way as uploads do. */
  download: { perReader: 4, total: 64, givesWayAfter: 2 * minutes },

  submission: {
    /** The same answers again within this time are the same submission. */
    repeatWindow: 10 * minutes,
    /** A mail call finds its submission for this long. */
    mailWindow: 15 * minutes,
    /** Emails leave by themselves after this long if no mail call came. */
    emailDelay: 30 * seconds,
    /** Earlier job applications that a profile names, newest first. */
    listed: mostJobApplications,
  },
  fileLink: { lifetime: 14 * days },

  outbox: {
    /** E-mails taken and sent together. */
    batch: 4,
    /**
     * A relay that has not taken an e-mail by then has refused it for now. One that it refused for its size is sent twice: both
     * sendings together, and what is asked of the database before and after them, are shorter than the lease.
     */
    sendTimeout: 20 * seconds,
    lease: 60 * seconds,
    firstWait: 30 * seconds,
    longestWait: 1 * hours,
    attempts: 30,
    /** Files below so many bytes travel with the email, on its first attempts; the link to them always does. */
    attachment: { maxSize: 5_000_000, attempts: 3 },
  },
  rateLimits,
  /** A /48 of IPv6, which one customer is often given, may do so many times what each of its 65,536 /64s may. */
  networkAllowance: 8,
};

export type Settings = typeof defaultSettings;

export function makeSettings(changes: Partial<Settings> = {}): Settings {
  return Object.freeze({ ...defaultSettings, ...changes });
}

/** Milliseconds of the longest window in which calls are counted. */
export const longestWindowOf = ({ rateLimits: limits }: Settings): number =>
  Math.max(...Object.values(limits).map(({ duration }) => duration)) * seconds;

/** Who shares a network has to be able to sign up: an address may ask for so many codes in a day however few e-mails there are. */
const leastCodesOfDay = 5;

/**
 * How many codes an address may ask for in a day, so that the /48 round it, which is the most that one customer has, leaves
 * others some of the smaller share.
 */
export function codesOfDay(mailPerDay: number): { points: number; isWholeShare: boolean } {
  const { rateLimits: limits, networkAllowance, mailShares } = defaultSettings;
  const share = mailPerDay * Math.min(...Object.values(mailShares));
  const fair = Math.min(limits.sendDay.points, Math.floor(share / networkAllowance));
  return { points: Math.max(leastCodesOfDay, fair), isWholeShare: fair < leastCodesOfDay };
}

/** How many e-mails a day one kind of code may take. */
export const shareOf = ({ mailPerDay, mailShares }: Settings, kind: keyof Settings['mailShares']): number =>
  Math.ceil(mailPerDay * mailShares[kind]);
