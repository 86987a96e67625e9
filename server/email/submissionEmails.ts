import { applications } from '../../contract/applications.ts';
import type { Application } from '../../contract/applications/application.ts';
import type { Field } from '../../contract/fields.ts';
import { capitalized } from '../../contract/text/capitalized.ts';
import { shownAnswerOf } from '../../contract/shownAnswer.ts';
import { sizeOf } from '../../contract/files/sizeOf.ts';
import { momentIn } from '../../contract/times/timeZones.ts';
import type { Answers } from '../api/http/answers.ts';
import { fileLinkOf } from '../api/applications/files.ts';
import { referenceOf } from '../store/reference.ts';
import type { Submission } from '../store/saveSubmission.ts';
import { appointmentParts } from './appointments.ts';
import type { SubmissionTemplate } from '../store/database/tables.ts';
import { refOf } from '../store/outboxEmail.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import type { EmailFact, EmailPart } from './emailMessage.ts';
import { resumeAttachments } from './resumeAttachment.ts';
import type { RenderTemplate, TemplateContext } from './template.ts';

/** What is stored about the submission of an email. Undefined if it is gone. */
async function storedOf(email: OutboxEmail<SubmissionTemplate>, { store }: TemplateContext) {
  const submission = await store.submissionById(refOf(email).submission);
  if (!submission) return undefined;
  const application: Application = applications[submission.kind];
  const answers = JSON.parse(submission.payload) as Answers;
  return { submission, application, answers, account: await store.accountById(submission.account_id) };
}

const referenceFact = (submission: Submission): EmailFact => ({
  label: 'Reference',
  value: referenceOf(submission),
  code: true,
});

const sentFact = (submission: Submission, zone: string): EmailFact => ({
  label: 'Sent',
  value: momentIn(submission.created_at, zone),
});

const answerFacts = (fields: readonly Field[], answers: Answers): EmailFact[] =>
  fields.flatMap((field) => {
    const value = shownAnswerOf(field, answers);
    return value === '' ? [] : [{ label: field.label, value }];
  });

async function fileParts(email: OutboxEmail, submission: Submission, context: TemplateContext) {
  const { store, secrets, settings, clock } = context;
  const file = submission.file_ref === null ? undefined : await store.fileByRef(submission.file_ref);
  if (!file) return { facts: [], parts: [], attachments: [] };
  // Counted from now, so that an email that is sent late, or again, has a link that works.
  const expiry = clock.now() + settings.fileLink.lifetime;
  const parts: EmailPart[] = [
    {
      kind: 'link',
      label: 'Open the file',
      url: fileLinkOf(secrets, settings, file.ref, expiry),
      note: `works until ${momentIn(expiry, settings.timeZone)}`,
    },
  ];
  return {
    facts: [{ label: 'File', value: `${file.shown_name}, ${sizeOf(file.size)}` }],
    parts,
    attachments: resumeAttachments(store, file, email, settings.outbox),
  };
}

/** The Reply-To of the staff's email. Undefined for an address beyond ASCII, which many relays refuse in a header. */
function replyToOf({ fields }: Application, answers: Answers): string | undefined {
  const address = answers[fields.find(({ control }) => control === 'email')?.name ?? ''] ?? '';
  return /^\p{ASCII}+$/u.test(address) ? address : undefined;
}

export const submissionStaff: RenderTemplate<'submission-staff'> = async (email, context) => {
  const stored = await storedOf(email, context);
  if (!stored) return null;
  const { submission, application, answers, account } = stored;
  const { settings } = context;
  const file = await fileParts(email, submission, context);
  const meeting = await appointmentParts(application, submission, answers, 'staff', settings);
  const replyTo = replyToOf(application, answers);
  return {
    replyTo,
    attachments: [...meeting.attachments, ...file.attachments],
    message: {
      subject: `New ${application.noun} (${referenceOf(submission)})`,
      title: `New ${application.noun}`,
      parts: [
        { kind: 'text', text: `This ${application.noun} was sent through the site:` },
        {
          kind: 'facts',
          heading: 'The submission',
          facts: [
            referenceFact(submission),
            sentFact(submission, settings.timeZone),
            ...(account ? [{ label: 'Account', value: account.email }] : []),
            ...file.facts,
          ],
        },
        ...file.parts,
        ...meeting.parts,
        { kind: 'facts', heading: 'The answers', facts: answerFacts(application.fields, answers) },
        ...(replyTo === undefined
          ? []
          : [{ kind: 'quiet' as const, text: 'Answering this email answers the sender.' }]),
      ],
    },
  };
};

/** Required choices, by which submissions of a form differ. They come from closed lists and contain no typed text. */
const isChoice = ({ control, required }: Field): boolean => control === 'select' && required === true;

/**
 * The receipt to the sender contains nothing that was typed into the form but a day and a time, or the form could be
 * used to mail somebody's text to somebody else. The name is that of the account, to whose mailbox the email goes.
 */
export const submissionApplicant: RenderTemplate<'submission-applicant'> = async (email, context) => {
  const stored = await storedOf(email, context);
  if (!stored) return null;
  const { submission, application, answers, account } = stored;
  const { settings } = context;
  const meeting = await appointmentParts(application, submission, answers, 'sender', settings);
  return {
    replyTo: settings.replyTo,
    attachments: meeting.attachments,
    message: {
      subject: `${capitalized(application.noun)} received (${referenceOf(submission)})`,
      title: `We have your ${application.noun}`,
      greeted: account?.name ?? null,
      parts: [
        {
          kind: 'text',
          text: `We have received your ${application.noun}. Our answer goes to the address you gave with it.`,
        },
        {
          kind: 'facts',
          heading: 'What we received',
          facts: [
            referenceFact(submission),
            ...answerFacts(application.fields.filter(isChoice), answers),
            sentFact(submission, submission.time_zone ?? settings.timeZone),
          ],
        },
        ...meeting.parts,
        {
          kind: 'quiet',
          text: 'Should you write to us about it, answer this email, or name the reference above.',
        },
      ],
    },
  };
};
