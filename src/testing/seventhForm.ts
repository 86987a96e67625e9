import { applicationKinds, applications } from '../../contract/applications.ts';
import type { Application } from '../../contract/applications/application.ts';
import { accountEmailField, nameField } from '../../contract/applications/application.ts';
import { calls } from '../../contract/calls.ts';
import type { Call } from '../../contract/calls.ts';
import { paths } from '../../contract/paths.ts';
import { applicationCopy } from '../content/applications/applications.ts';
import type { ApplicationCopy } from '../content/applications/applicationCopy.ts';
import { goHome, goToLogin, stayWith } from '../content/outcomes/outcome.ts';
import type { DialogContent } from '../content/outcomes/outcome.ts';
import { outcomes } from '../content/outcomes/outcomes.ts';
import { application, pageLoaders } from '../app/routes/pageLoaders.tsx';

/**
 * A seventh submission, for tests only: all that a further form takes. In the product each part is a line of the table it
 * is added to here; the types, which know six, are looked past.
 */
const kind = 'survey';

/** contract/applications: its questions and the names of its calls. */
const entry = {
  noun: 'survey',
  fields: [
    nameField,
    accountEmailField,
    { name: 'visit', label: 'Last visit', control: 'date', required: true, section: 'survey' },
    {
      name: 'found',
      label: 'What you found',
      control: 'radio',
      section: 'survey',
      options: [
        { value: 'all', label: 'All of it' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      name: 'missing',
      label: 'What was missing',
      control: 'multiline',
      section: 'survey',
      showWhen: { field: 'found', is: 'other' },
    },
  ],
  submit: 'submitSurvey' as never,
  mail: 'mailSurvey' as never,
  mailFailure: 'shown',
} as const satisfies Application;

/** contract/calls */
const surveyCalls: Record<string, Call> = {
  submitSurvey: { method: 'POST', path: '/form/survey', body: 'json', auth: 'bearer' },
  mailSurvey: { method: 'POST', path: '/mail/survey-mail', body: 'json', auth: 'none' },
};

/** content/applications: its words. */
const words: ApplicationCopy = {
  heading: 'Survey',
  lead: 'Two minutes.',
  sections: [
    { key: 'you', title: 'About you', line: 'Who you are.' },
    { key: 'survey', title: 'Your visit', line: 'What happened.' },
  ],
  end: { title: 'Send', line: 'We read every one.' },
  submit: 'Send survey',
};

/** content/outcomes: what it comes to. */
const surveyOutcomes: Record<string, DialogContent> = {
  'survey.loginRequired': {
    tone: 'locked',
    title: 'Log in first',
    message: 'Please log in.',
    confirm: goToLogin,
    dismiss: 'cancel',
  },
  'survey.failed': {
    tone: 'failure',
    title: 'Survey refused',
    message: '{message}',
    fallback: 'Please try again.',
    confirm: stayWith(),
    dismiss: 'confirm',
  },
  'survey.unreachable': {
    tone: 'failure',
    title: 'No connection',
    message: 'Please try again.',
    confirm: stayWith(),
    dismiss: 'confirm',
  },
  'survey.mailFailed': {
    tone: 'warning',
    title: 'Survey kept',
    message: 'The email failed.',
    confirm: goHome(),
    dismiss: 'confirm',
    extra: { label: 'Send the email again' },
  },
  'survey.submitted': {
    tone: 'success',
    title: 'Survey sent',
    message: 'Thank you.',
    confirm: goHome(),
    dismiss: 'confirm',
  },
};

Object.assign(applications, { [kind]: entry });
applicationKinds.push(kind as never);
Object.assign(calls, surveyCalls);
Object.assign(applicationCopy, { [kind]: words });
Object.assign(outcomes, surveyOutcomes);
// contract/paths and app/pageLoaders: one route.
Object.assign(paths, { [kind]: '/survey' });
Object.assign(pageLoaders, { [kind]: application(kind as never) });
