import type { ApplicationKind } from '../../../contract/applications.ts';
import { consultation } from './consultation.ts';
import { feedback } from './feedback.ts';
import { internship } from './internship.ts';
import { job } from './job.ts';
import { partnership } from './partnership.ts';
import { service } from './service.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const applicationCopy: Record<ApplicationKind, ApplicationCopy> = {
  job,
  internship,
  partnership,
  service,
  consultation,
  feedback,
};

/** Words that all submissions share. */
export const submissionCopy = {
  /** Shown until the form has loaded. */
  loading: 'The form is loading…',
  /** In the page until its scripts arrive, with or without a session. */
  waiting: 'The form shows here once you are logged in and it has loaded.',
  submitting: 'Submitting...',
  review: 'Review',
  progress: {
    count: (done: number, all: number) => `${done} of ${all}`,
    done: 'required answers done',
  },
  state: {
    complete: 'Complete',
    optional: 'Optional',
    open: (count: number) => (count === 1 ? '1 required answer left' : `${count} required answers left`),
    wrong: (count: number) => (count === 1 ? '1 answer to correct' : `${count} answers to correct`),
  },
  summary: (count: number) =>
    count === 1 ? '1 answer needs a correction' : `${count} answers need a correction`,
  stillOpen: (count: number) =>
    count === 1 ? '1 required answer is still open: ' : `${count} required answers are still open: `,
  allThere: 'All required answers are there.',
  goToFirst: 'Go to the first',
  sections: 'Sections of this form',
  toCorrect: (count: number) => `${count} to correct`,
  applyingFor: (opening: string) => `Applying for ${opening}`,
  openingGroup: 'This opening',
  furtherGroup: 'The role you read about',
  /** A hint only: it does not block sending. */
  alreadyApplied: (day: string) => `Already applied for this role on ${day}. You can apply again.`,
  draft: {
    saved: 'Draft saved',
    about: 'Kept on this device for 14 days. Nothing is sent before you submit.',
    notKept: 'Draft not kept',
    aboutNotKept:
      'Your browser keeps nothing for this site. Your answers live in this tab only: send them before you close it.',
    kept: (time: string) => `Saved as a draft on this device at ${time}.`,
    discard: 'Discard draft',
    restored: (when: string) => `Your draft from ${when}, is back.`,
    adopted: (when: string) => `The entries from ${when}, are in this form now.`,
    /** For a draft that was typed without a login, so that its owner is unknown (specification D38). */
    waiting: {
      title: (when: string) => `Somebody began this form on this device, ${when}, without logging in.`,
      about: 'Was it you? The entries stay hidden until you choose.',
      adopt: 'Use these entries',
      remove: 'Delete them',
    },
    /** For somebody without a session, who may be that account. */
    hidden: 'Entries of an account are kept on this device. If they are yours, log in to go on with them.',
    otherTab: {
      changed: (labels: string) => `Changed in another tab: ${labels}.`,
      removed: 'This form was sent or discarded in another tab, so it is empty here, too.',
      rest: 'This form was sent or discarded in another tab. Only what was changed since then is still here.',
    },
    chooseAgain: {
      before: 'We could not keep the file itself: please choose ',
      after: ' again.',
    },
    notOffered: (label: string, choice: string) =>
      `${label}: “${choice}” is not offered in this form now. Please choose another.`,
    goTo: (label: string) => `Go to ${label}`,
  },
  help: { before: 'Something unclear? Write to ', between: ' or call ', after: '.' },
  past: 'This date lies in the past.',
  pastTime: 'This time lies in the past.',
  farAhead: 'More than two years ahead: is the year right?',
  above: (most: number, unit: string) =>
    `More than ${[most.toLocaleString('en'), unit].join(' ').trim()}: is that right?`,
  charactersLeft: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'} left`,
  charactersOver: (count: number) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'} too many`,
  optional: '(optional)',
  clear: 'Clear',
  appeared: (label: string) => `New question below: ${label}`,
  fromProfile: {
    ask: 'Fill in from my profile',
    filled: (labels: string) => `Filled in from your profile: ${labels}.`,
    nothing: 'Nothing to fill in: your answers stay as they are.',
  },
  needsAccount: {
    before: 'You are not logged in. ',
    link: 'Log in',
    after: ' before you send; your answers stay here.',
  },
  choose: 'Please choose',
} as const;
