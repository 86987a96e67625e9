import { applications } from '../../contract/applications.ts';
import type { Application } from '../../contract/applications/application.ts';
import { paths } from '../../contract/paths.ts';
import type { Answers } from '../api/http/answers.ts';
import { codeOf } from '../api/codes/codes.ts';
import { fileLinkOf } from '../api/applications/files.ts';
import type { Policy } from '../api/settings.ts';
import type { Letter, Ports, Purpose, StoredLetter, Submission, Template } from '../api/dependencies.ts';

type Desk = { store: Ports['store']; secrets: Ports['secrets']; policy: Policy };
type Words = Pick<Letter, 'subject' | 'text' | 'replyTo'>;
type Writer = (letter: StoredLetter, desk: Desk) => Promise<Words | null>;

/** What a code letter refers to; the code itself is nowhere at rest. */
export type CodeRef = { purpose: Purpose; nonce: string; expiresAt: number };
export type SubmissionRef = { submission: string };
/** Milliseconds since 1970. */
export type PasswordChangeRef = { changedAt: number };

const codeRefOf = (letter: StoredLetter): CodeRef => JSON.parse(letter.ref) as CodeRef;
const submissionRefOf = (letter: StoredLetter): SubmissionRef => JSON.parse(letter.ref) as SubmissionRef;
const lines = (...parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => typeof part === 'string').join('\n');

const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const timeOf = (moment: number): string => `${new Date(moment).toISOString().slice(11, 16)} UTC`;

async function submissionOf(letter: StoredLetter, { store }: Desk): Promise<Submission | undefined> {
  return store.submissionById(submissionRefOf(letter).submission);
}

/** The letter that brings a code; `purpose` ends the sentence that begins with the code. */
function codeLetterOf(letter: StoredLetter, { secrets, policy }: Desk, purpose: string, otherwise: string) {
  const ref = codeRefOf(letter);
  return {
    subject: `Your code for ${policy.firmName}`,
    text: lines(
      'Hello,',
      '',
      `your code ${purpose} is`,
      '',
      `    ${codeOf(secrets, letter.recipient, ref)}`,
      '',
      `It works until ${timeOf(ref.expiresAt)}, once, on the page where you asked for it.`,
      otherwise,
    ),
  };
}

const signUpCode: Writer = async (letter, desk) =>
  codeLetterOf(
    letter,
    desk,
    `to create an account at ${desk.policy.firmName}`,
    'If you did not ask for it, somebody mistyped an address: you need not do anything.',
  );

/** Only an account has a password to reset; for any other address there is nothing to say. */
const resetCode: Writer = async (letter, desk) => {
  if (!(await desk.store.accountByEmail(letter.recipient))) return null;
  return codeLetterOf(
    letter,
    desk,
    `to set a new password at ${desk.policy.firmName}`,
    'If you did not ask for it, tell it to nobody: your password stays as it is.',
  );
};

const passwordChanged: Writer = async (letter, { policy }) => {
  const { changedAt } = JSON.parse(letter.ref) as PasswordChangeRef;
  return {
    subject: `Your password for ${policy.firmName} was changed`,
    text: lines(
      'Hello,',
      '',
      `the password of your account at ${policy.firmName} was changed on ${dayOf(changedAt)} at ${timeOf(changedAt)}.`,
      'Everybody who was logged in to it has been logged out.',
      '',
      'If it was you, you need not do anything. If it was not, somebody can read your mail: see to your',
      'mailbox first, then set another password:',
      `${policy.publicUrl}${paths.forgotPassword}`,
    ),
  };
};

const alreadyRegistered: Writer = async (_letter, { policy }) => ({
  subject: `You already have an account at ${policy.firmName}`,
  text: lines(
    'Hello,',
    '',
    `somebody, probably you, asked to create an account at ${policy.firmName} with this address.`,
    'There is one already, so no code was made.',
    '',
    `Log in:               ${policy.publicUrl}${paths.login}`,
    `Forgot your password? ${policy.publicUrl}${paths.forgotPassword}`,
    '',
    'If it was not you, you need not do anything.',
  ),
});

/** An answer under its question; longer ones indented, so that a typed line cannot pose as one of ours. */
function answered(label: string, text: string): string {
  const rows = text.split('\n');
  return rows.length === 1
    ? `${label}: ${text}`
    : [`${label}:`, ...rows.map((row) => `    ${row}`)].join('\n');
}

const submissionStaff: Writer = async (letter, desk) => {
  const submission = await submissionOf(letter, desk);
  if (!submission) return null;
  const application: Application = applications[submission.kind];
  const answers = JSON.parse(submission.payload) as Answers;
  const told = application.fields.flatMap(({ name, label }) => {
    const text = answers[name];
    return text ? [answered(label, text)] : [];
  });
  const expiry = submission.created_at + desk.policy.fileLink.lifetime;
  const email = application.fields.find(({ control }) => control === 'email')?.name ?? '';
  return {
    subject: `New ${application.noun} (${submission.id.slice(0, 6)})`,
    ...(answers[email] && { replyTo: answers[email] }),
    text: lines(
      `This ${application.noun} was sent through the site:`,
      '',
      ...told,
      submission.file_ref !== null && '',
      submission.file_ref !== null && 'The file, for 14 days from the submission:',
      submission.file_ref !== null && fileLinkOf(desk.secrets, desk.policy, submission.file_ref, expiry),
      '',
      'Answering this letter answers the sender.',
    ),
  };
};

/** Holds nothing that was typed into the form: it must not carry anybody's text to anybody's mailbox. */
const submissionApplicant: Writer = async (letter, desk) => {
  const submission = await submissionOf(letter, desk);
  if (!submission) return null;
  const { noun } = applications[submission.kind];
  return {
    subject: `${sentenceOf(noun)} received`,
    text: lines(
      'Hello,',
      '',
      `we have received your ${noun}. Our answer goes to the address you gave with it.`,
      `Should you write to us about it, please name the number ${submission.id.slice(0, 6)}.`,
      '',
      desk.policy.firmName,
      desk.policy.publicUrl,
    ),
  };
};

const writers: Record<Template, Writer> = {
  'sign-up-code': signUpCode,
  'already-registered': alreadyRegistered,
  'reset-code': resetCode,
  'password-changed': passwordChanged,
  'submission-staff': submissionStaff,
  'submission-applicant': submissionApplicant,
};

/** Puts a stored letter into words; null if what it speaks of no longer exists. */
export async function letterOf(letter: StoredLetter, desk: Desk): Promise<Letter | null> {
  const words = await writers[letter.template](letter, desk);
  return words && { id: letter.id, to: letter.recipient, ...words };
}

/** Whether a letter has nothing to say any more, such as a code past its life. */
export function isStale(letter: StoredLetter, now: number): boolean {
  const { expiresAt }: Partial<CodeRef> = codeRefOf(letter);
  return expiresAt !== undefined && expiresAt <= now;
}
