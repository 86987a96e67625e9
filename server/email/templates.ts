import { codeHashOf } from '../../contract/codeLink.ts';
import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import { momentIn } from '../../contract/times/timeZones.ts';
import { codeOf } from '../api/codes/codes.ts';
import type { Settings } from '../common/settings.ts';
import type { Email } from './email.ts';
import { isCodeRequestEmail, refOf } from '../store/outboxEmail.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import type { CodeEmailTemplate, EmailTemplate } from '../store/database/tables.ts';
import { isPossibleTime } from '../store/times.ts';
import { emailText } from './emailMessage.ts';
import { emailHtml } from './emailHtml.ts';
import { emailPicture } from './emailPicture.ts';
import { submissionApplicant, submissionStaff } from './submissionEmails.ts';
import type { EmailContent, RenderTemplate, TemplateContext } from './template.ts';

type CodeWords = {
  /** The page on which the code is filled in. */
  page: Path;
  /** Completes “Your code … is:”. */
  purpose: string;
  /** For those who did not ask for it. */
  otherwise: string;
  greeted: string | null;
};

function codeEmail(
  email: OutboxEmail<CodeEmailTemplate>,
  { secrets, settings }: TemplateContext,
  { page, purpose, otherwise, greeted }: CodeWords,
): EmailContent {
  const ref = refOf(email);
  const code = codeOf(secrets, email.recipient, ref);
  // Stated first, because the clock time is that of the firm. A code that is sent once more has less left.
  const minutes = Math.floor((ref.expiresAt - email.created_at) / 60_000);
  const end = momentIn(ref.expiresAt, settings.timeZone);
  return {
    replyTo: settings.replyTo,
    message: {
      // The code comes first, because a phone shows only the beginning of a subject.
      subject: `${code} is your code for ${settings.firmName}`,
      title: 'Your code',
      greeted,
      parts: [
        { kind: 'text', text: `Your code ${purpose} is:` },
        { kind: 'code', code },
        {
          kind: 'link',
          label: 'Fill in the code',
          url: `${settings.publicUrl}${page}${codeHashOf(code, email.recipient)}`,
        },
        {
          kind: 'text',
          text: `It works once, for ${minutes} minutes after you asked for it, until ${end}. Fill it in on the page where you asked for it.`,
        },
        { kind: 'quiet', text: otherwise },
      ],
    },
  };
}

const signUpCode: RenderTemplate<'sign-up-code'> = async (email, context) =>
  codeEmail(email, context, {
    page: paths.signUp,
    purpose: `to create an account at ${context.settings.firmName}`,
    otherwise: 'If you did not ask for it, somebody mistyped an address: you need not do anything.',
    greeted: null,
  });

/** Null for an address without an account, which has no password to reset. */
const resetCode: RenderTemplate<'reset-code'> = async (email, context) => {
  const account = await context.store.accountByEmail(email.recipient);
  if (!account) return null;
  return codeEmail(email, context, {
    page: paths.forgotPassword,
    purpose: `to set a new password at ${context.settings.firmName}`,
    otherwise: 'If you did not ask for it, tell it to nobody: your password stays as it is.',
    greeted: account.name,
  });
};

const passwordChanged: RenderTemplate<'password-changed'> = async (email, { settings, store }) => {
  const { changedAt } = refOf(email);
  const account = await store.accountByEmail(email.recipient);
  return {
    replyTo: settings.replyTo,
    message: {
      subject: `Your password for ${settings.firmName} was changed`,
      title: 'Your password was changed',
      greeted: account?.name ?? null,
      parts: [
        {
          kind: 'text',
          text: `The password of your account at ${settings.firmName} was changed on ${momentIn(changedAt, settings.timeZone)}. Everybody who was logged in to it has been logged out.`,
        },
        {
          kind: 'text',
          text: 'If it was you, you need not do anything. If it was not, somebody can read your email: secure your mailbox first, then set another password.',
        },
        { kind: 'link', label: 'Set another password', url: `${settings.publicUrl}${paths.forgotPassword}` },
      ],
    },
  };
};

const alreadyRegistered: RenderTemplate<'already-registered'> = async (email, { settings, store }) => {
  const account = await store.accountByEmail(email.recipient);
  return {
    replyTo: settings.replyTo,
    message: {
      subject: `You already have an account at ${settings.firmName}`,
      title: 'You already have an account',
      greeted: account?.name ?? null,
      parts: [
        {
          kind: 'text',
          text: `Somebody, probably you, asked to create an account at ${settings.firmName} with this address. There is one already, so no code was made.`,
        },
        { kind: 'link', label: 'Log in', url: `${settings.publicUrl}${paths.login}` },
        { kind: 'text', text: 'Forgot your password? Set a new one.' },
        { kind: 'link', label: 'Set a new password', url: `${settings.publicUrl}${paths.forgotPassword}` },
        { kind: 'quiet', text: 'If it was not you, you need not do anything.' },
      ],
    },
  };
};

const templates: { [Template in EmailTemplate]: RenderTemplate<Template> } = {
  'sign-up-code': signUpCode,
  'already-registered': alreadyRegistered,
  'reset-code': resetCode,
  'password-changed': passwordChanged,
  'submission-staff': submissionStaff,
  'submission-applicant': submissionApplicant,
};

/** Generic, so that the compiler knows the email as one of the template that renders it. */
const contentOf = <Template extends EmailTemplate>(
  email: OutboxEmail<Template>,
  context: TemplateContext,
): Promise<EmailContent | null> => templates[email.template](email, context);

/** Renders a stored email; null if what it is about no longer exists. */
export async function renderEmail(email: OutboxEmail, context: TemplateContext): Promise<Email | null> {
  const content = await contentOf(email, context);
  if (!content) return null;
  const { message, ...rest } = content;
  const { firmName, publicUrl } = context.settings;
  const branding = { firmName, publicUrl, pictureUrl: emailPicture.url };
  return {
    id: email.id,
    to: email.recipient,
    subject: message.subject,
    text: emailText(message, branding),
    html: await emailHtml(message, branding),
    ...rest,
  };
}

/**
 * When the code to which an email refers expires, in milliseconds since 1970; undefined for an email that refers to
 * none.
 */
export const codeEndOf = (email: OutboxEmail): number | undefined =>
  isCodeRequestEmail(email) ? refOf(email).expiresAt : undefined;

/** Whether an email has become pointless because its code has expired. */
export function isExpired(email: OutboxEmail, now: number, settings: Settings): boolean {
  const expiresAt = codeEndOf(email);
  if (expiresAt === undefined) return false;
  // A code that expires later than any code can was made while the clock was ahead, and would never be accepted.
  return expiresAt <= now || !isPossibleTime(expiresAt, now + settings.code.lifetime);
}
