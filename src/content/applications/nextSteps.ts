import type { ApplicationKind } from '../../../contract/applications.ts';
import { company } from '../company.ts';

/** `when` promises a time only where a page of the site promises the same. */
export type NextStep = { when: string; text: string };

type Sent = { email: string; reference: string | null };

const ask = ({ reference }: Sent): NextStep => ({
  when: 'At any time',
  text:
    reference === null
      ? `Ask us about it: ${company.email}.`
      : `Ask us about it: ${company.email}. Please name the reference ${reference}.`,
});

const deleted: NextStep = { when: 'After a year', text: 'We delete what you sent.' };

/** What happens after a form was sent, in order. Each step is also described on the pages of the site. */
const steps: Record<ApplicationKind, (sent: Sent) => readonly NextStep[]> = {
  job: ({ email }) => [
    { when: 'Now', text: 'Our hiring team has your answers and your resume.' },
    { when: 'Then', text: `We read every letter, also short ones. Our answer goes to ${email}.` },
  ],
  internship: ({ email }) => [
    { when: 'Now', text: 'The mentors have your answers and your resume.' },
    { when: 'Soon', text: `We get back to you at ${email}.` },
  ],
  partnership: ({ email }) => [
    { when: 'Now', text: 'Our partnership team has your answers.' },
    { when: 'Then', text: `We write to ${email}: two calls and one visit, to list what both sides have.` },
    { when: 'Before anything begins', text: 'We agree on one page: goal, shares, dates and how to leave.' },
  ],
  service: ({ email }) => [
    { when: 'Now', text: 'Our project team has your answers.' },
    {
      when: 'Within two working days',
      text: `We reply to ${email} and confirm the time of the meeting.`,
    },
    {
      when: 'At the meeting',
      text: 'Half an hour on Google Meet with the person who would lead the work.',
    },
  ],
  consultation: ({ email }) => [
    { when: 'Now', text: 'Our consultants have your answers.' },
    {
      when: 'Within two working days',
      text: `We reply to ${email}: your hour for the call, or the nearest free one.`,
    },
    { when: 'On the day of the call', text: 'One hour. You get our notes the same day.' },
  ],
  feedback: ({ email }) => [
    { when: 'Now', text: 'It is with the people who build this site.' },
    { when: 'Within two working days', text: `We reply to ${email}.` },
  ],
};

export const nextStepsOf = (kind: ApplicationKind, sent: Sent): readonly NextStep[] => [
  ...steps[kind](sent),
  ask(sent),
  deleted,
];
