import { applications } from '../../contract/applications.ts';
import type { Application } from '../../contract/applications/application.ts';
import { codeHashOf } from '../../contract/codeLink.ts';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import type { Answers } from '../api/http/answers.ts';
import { codeOf } from '../api/codes/codes.ts';
import { fileLinkOf } from '../api/applications/files.ts';
import type { Settings } from '../api/settings.ts';
import type { Email, OutboxEmail, CodeRef, SubmissionRef, PasswordChangeRef } from './email.ts';
import type { Dependencies } from '../api/dependencies.ts';
import type { EmailTemplate } from '../store/database/tables.ts';
import { isPossibleTime } from '../store/times.ts';
import type { Submission } from '../store/saveSubmission.ts';

type TemplateContext = Pick<Dependencies, 'store' | 'secrets' | 'clock'> & { settings: Settings };
type EmailContent = Pick<Email, 'subject' | 'text' | 'replyTo'>;
type RenderTemplate = (email: OutboxEmail, context: TemplateContext) => Promise<EmailContent | null>;

const codeRefOf = (email: OutboxEmail): CodeRef => JSON.parse(email.ref) as CodeRef;
const submissionRefOf = (email: OutboxEmail): SubmissionRef => JSON.parse(email.ref) as SubmissionRef;
const lines = (...parts: readonly (string | false | null)[]): string =>
  parts.filter((part) => typeof part === 'string').join('\n');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const formatDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const formatTime = (moment: number): string => `${new Date(moment).toISOString().slice(11, 16)} UTC`;

async function submissionOf(email: OutboxEmail, { store }: TemplateContext): Promise<Submission | undefined> {
  return store.submissionById(submissionRefOf(email).submission);
}

/** The email that brings a code; `purpose` ends the sentence that begins with the code. */
function codeEmail(
  email: OutboxEmail,
  { secrets, settings }: TemplateContext,
  page: Path,
  purpose: string,
  otherwise: string,
) {
  const ref = codeRefOf(email);
  const code = codeOf(secrets, email.recipient, ref);
  return {
    // First, because a phone shows no more of it than its beginning.
    subject: `${code} is your code for ${settings.firmName}`,
    text: lines(
      'Hello,',
      '',
      `your code ${purpose} is`,
      '',
      `    ${code}`,
      '',
      'This link fills it in:',
      `${settings.publicUrl}${page}${codeHashOf(code, email.recipient)}`,
      '',
      `It works until ${formatTime(ref.expiresAt)}, once, on the page where you asked for it.`,
      otherwise,
    ),
  };
}

const signUpCode: RenderTemplate = async (email, context) =>
  codeEmail(
    email,
    context,
    paths.signUp,
    `to create an account at ${context.settings.firmName}`,
    'If you did not ask for it, somebody mistyped an address: you need not do anything.',
  );

/** Only an account has a password to reset; for any other address there is nothing to say. */
const resetCode: RenderTemplate = async (email, context) => {
  if (!(await context.store.accountByEmail(email.recipient))) return null;
  return codeEmail(
    email,
    context,
    paths.forgotPassword,
    `to set a new password at ${context.settings.firmName}`,
    'If you did not ask for it, tell it to nobody: your password stays as it is.',
  );
};

const passwordChanged: RenderTemplate = async (email, { settings }) => {
  const { changedAt } = JSON.parse(email.ref) as PasswordChangeRef;
  return {
    subject: `Your password for ${settings.firmName} was changed`,
    text: lines(
      'Hello,',
      '',
      `the password of your account at ${settings.firmName} was changed on ${formatDate(changedAt)} at ${formatTime(changedAt)}.`,
      'Everybody who was logged in to it has been logged out.',
      '',
      'If it was you, you need not do anything. If it was not, somebody can read your mail: see to your',
      'mailbox first, then set another password:',
      `${settings.publicUrl}${paths.forgotPassword}`,
    ),
  };
};

const alreadyRegistered: RenderTemplate = async (_email, { settings }) => ({
  subject: `You already have an account at ${settings.firmName}`,
  text: lines(
    'Hello,',
    '',
    `somebody, probably you, asked to create an account at ${settings.firmName} with this address.`,
    'There is one already, so no code was made.',
    '',
    `Log in:               ${settings.publicUrl}${paths.login}`,
    `Forgot your password? ${settings.publicUrl}${paths.forgotPassword}`,
    '',
    'If it was not you, you need not do anything.',
  ),
});

/** An answer under its question; longer ones indented, so that a typed line cannot pose as one of ours. */
function indentedAnswer(label: string, text: string): string {
  const rows = text.split('\n');
  return rows.length === 1
    ? `${label}: ${text}`
    : [`${label}:`, ...rows.map((row) => `    ${row}`)].join('\n');
}

const submissionStaff: RenderTemplate = async (email, context) => {
  const submission = await submissionOf(email, context);
  if (!submission) return null;
  const application: Application = applications[submission.kind];
  const answers = JSON.parse(submission.payload) as Answers;
  const rows = application.fields.flatMap(({ name, label }) => {
    const text = answers[name];
    return text ? [indentedAnswer(label, text)] : [];
  });
  // From now: a letter that leaves late, or again, brings a link that works.
  const expiry = context.clock.now() + context.settings.fileLink.lifetime;
  const emailField = application.fields.find(({ control }) => control === 'email')?.name ?? '';
  return {
    subject: `New ${application.noun} (${submission.id.slice(0, 6)})`,
    replyTo: answers[emailField] || undefined,
    text: lines(
      `This ${application.noun} was sent through the site:`,
      '',
      ...rows,
      submission.file_ref !== null && '',
      submission.file_ref !== null && `The file, until ${formatDate(expiry)} at ${formatTime(expiry)}:`,
      submission.file_ref !== null &&
        fileLinkOf(context.secrets, context.settings, submission.file_ref, expiry),
      '',
      'Answering this letter answers the sender.',
    ),
  };
};

/** Holds nothing that was typed into the form: it must not carry anybody's text to anybody's mailbox. */
const submissionApplicant: RenderTemplate = async (email, context) => {
  const submission = await submissionOf(email, context);
  if (!submission) return null;
  const { noun } = applications[submission.kind];
  return {
    subject: `${capitalized(noun)} received`,
    text: lines(
      'Hello,',
      '',
      `we have received your ${noun}. Our answer goes to the address you gave with it.`,
      `Should you write to us about it, please name the number ${submission.id.slice(0, 6)}.`,
      '',
      context.settings.firmName,
      context.settings.publicUrl,
    ),
  };
};

const templates: Record<EmailTemplate, RenderTemplate> = {
  'sign-up-code': signUpCode,
  'already-registered': alreadyRegistered,
  'reset-code': resetCode,
  'password-changed': passwordChanged,
  'submission-staff': submissionStaff,
  'submission-applicant': submissionApplicant,
};

/** Renders a stored email; null if what it speaks of no longer exists. */
export async function renderEmail(email: OutboxEmail, context: TemplateContext): Promise<Email | null> {
  const content = await templates[email.template](email, context);
  return content && { id: email.id, to: email.recipient, ...content };
}

/** Whether an email has nothing to say any more, such as a code past its life. */
export function isExpired(email: OutboxEmail, now: number, settings: Settings): boolean {
  const { expiresAt }: Partial<CodeRef> = codeRefOf(email);
  if (expiresAt === undefined) return false;
  // A code that would live longer than codes do was made while the clock was wrong, and is verified by nothing.
  return expiresAt <= now || !isPossibleTime(expiresAt, now + settings.code.lifetime);
}
