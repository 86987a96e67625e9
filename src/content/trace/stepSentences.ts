import type { CallName } from '../../../contract/calls.ts';

/** What goes to the server with each call, as the beginning of a sentence. */
export const callNouns: Record<CallName, string> = {
  sendSignUpCode: 'The request for a sign-up code',
  sendResetCode: 'The request for a code for a new password',
  verifyCode: 'The typed code',
  signUp: 'The sign-up',
  logIn: 'The login',
  resetPassword: 'The new password',
  loadProfile: 'The request for the profile',
  updateProfile: 'The changed profile',
  submitJobApplication: 'The job application',
  mailJobApplication: 'The request for the emails of the job application',
  submitFeedback: 'The feedback',
  mailFeedback: 'The request for the emails of the feedback',
  submitInternshipApplication: 'The internship application',
  mailInternshipApplication: 'The request for the emails of the internship application',
  submitPartnershipApplication: 'The partnership application',
  mailPartnershipApplication: 'The request for the emails of the partnership application',
  submitServiceRequest: 'The service request',
  mailServiceRequest: 'The request for the emails of the service request',
  submitConsultationRequest: 'The consultation request',
  mailConsultationRequest: 'The request for the emails of the consultation request',
};

/** What happened to calls whose usual sentence would read as if something was sent to the visitor. */
export const pendingCalls: Partial<Record<CallName, string>> = { verifyCode: 'was sent for checking' };

/** How a call went on; follows its noun. `status` is the HTTP status. */
export const callOutcomes = {
  pending: 'was sent',
  fulfilled: 'was sent: the server accepted it',
  failure: (status: number | null) => {
    if (status === null) return 'was sent: it failed';
    return status >= 500
      ? `was sent: the server failed (${status})`
      : `was sent: the server refused it (${status})`;
  },
  network: 'did not arrive: the server could not be reached',
  aborted: 'was cancelled',
  forgotten: 'needs no answer any more',
  cleared: 'was answered before: its result was cleared',
} as const;

/** Steps of calls that changed nothing of what a trace holds about calls. */
export const unchangedCalls = {
  pending: 'A part of the page asked the server again',
  rejected: 'Asking the server again brought nothing new',
  dropped: 'A part of the page dropped a call',
  other: 'Answers of the server changed',
} as const;

/** The account forms; submissions are named by the contract. */
export const accountFormNames = {
  signUp: 'Sign-up',
  login: 'Login',
  forgotPassword: 'Forgot password',
  resetPassword: 'Reset password',
  profile: 'Profile',
} as const;

const inForm = (form: string, what: string) => (form === '' ? `A form ${what}` : `${form}: the form ${what}`);
const ofForm = (form: string, what: string) => `${form === '' ? 'A form' : form}: ${what}`;

/** The sentences of forms; `form` is the form's name, or empty if the trace does not contain it. */
export const formSentences = {
  opened: (form: string) => inForm(form, 'was opened'),
  closed: (form: string) => inForm(form, 'was closed'),
  cleared: (form: string) => inForm(form, 'was cleared'),
  filledBefore: (labels: string) => `already filled in: ${labels}`,
  filled: (labels: string) => `filled in ${labels}`,
  emptied: (labels: string) => `emptied ${labels}`,
  asked: (labels: string) => `now asks for ${labels}`,
  notAsked: (labels: string) => `no longer asks for ${labels}`,
  wrong: (labels: string) => `to be corrected: ${labels}`,
  corrected: (labels: string) => `corrected ${labels}`,
  touched: (labels: string) => `moved on from ${labels}`,
  fields: (form: string, what: readonly string[]) =>
    ofForm(form, what.length === 0 ? 'answers as before' : what.join('; ')),
  noneFilled: (form: string) => ofForm(form, 'nothing filled in yet'),
  rule: (label: string, rule: string) => `${label} (${rule})`,
  notSent: (form: string, count: number) =>
    inForm(form, `was not sent: ${count === 1 ? '1 answer needs' : `${count} answers need`} a correction`),
  unsaved: (form: string) => inForm(form, 'has changes that are not saved'),
  noneUnsaved: (form: string) => inForm(form, 'has no changes that are not saved'),
  reviewOpened: (form: string) => inForm(form, 'was shown once more before sending'),
  reviewClosed: (form: string) => ofForm(form, 'the review was closed'),
  submitStarted: (form: string) => inForm(form, 'began to be sent'),
  submitEnded: (form: string) => inForm(form, 'is no longer being sent'),
  tookLong: (form: string) => inForm(form, 'takes long to send'),
  uploaded: (form: string, percent: number | null) =>
    ofForm(form, percent === null ? 'sending' : `sending, ${percent}% uploaded`),
  cancelled: (form: string) => inForm(form, 'had its sending cancelled'),
  mailFailed: 'The submission was stored, and its emails could not be sent',
  codeSent: (form: string) => ofForm(form, 'a code was sent by email'),
  codeArrivedByLink: (form: string) => ofForm(form, 'a code came with the link of an email'),
  codeRestored: (form: string) => ofForm(form, 'the code that was sent before still counts'),
  verificationRestored: (form: string) => ofForm(form, 'the code that was right before still counts'),
  codeVerified: (form: string) => ofForm(form, 'the code was right'),
  codeRevoked: (form: string) => ofForm(form, 'the code no longer counts'),
  codeRefused: (form: string) =>
    ofForm(form, 'the server asks to wait before it sends or checks another code'),
  answerLost: (form: string) => ofForm(form, 'an answer was lost, and what was asked for may have been done'),
  codeForgotten: (form: string) => ofForm(form, 'the code is forgotten'),
  noCodeForgotten: (form: string) => ofForm(form, 'an email address was typed'),
  entriesKept: (form: string) => ofForm(form, 'its answers were kept for this visit'),
  entriesDropped: (form: string) => ofForm(form, 'its kept answers were dropped'),
  noEntriesDropped: (form: string) => ofForm(form, 'no answers were kept that could be dropped'),
  draftSaved: (form: string) => ofForm(form, 'a draft was saved on the device'),
  draftDiscarded: (form: string) => ofForm(form, 'the draft was removed'),
  earlierDraft: (form: string) => ofForm(form, 'the draft was removed, and an earlier one is back'),
  noDraftDiscarded: (form: string) => ofForm(form, 'there was no draft to remove'),
  draftsSynced: (changed: boolean) =>
    changed ? 'Another tab changed the drafts' : 'Another tab stored the same drafts',
  stored: (form: string) => `${form === '' ? 'A submission' : form}: the server has stored it`,
} as const;

const signs = { shown: 'appeared', gone: 'disappeared' } as const;

/** Everything that is neither a form nor a call. */
export const sentences = {
  start: (page: string | null) =>
    page === null ? 'The recording starts' : `The recording starts on ${page}`,
  page: (title: string) => `the page “${title}”`,
  homePage: 'the home page',
  unknownPage: 'an address that does not exist',
  noPage: 'a page',
  opened: (page: string) => `Opened ${page}`,
  wentBack: (page: string) => `Came back to ${page}, or opened it anew`,
  replaced: (page: string) => `Was led to ${page}`,
  arrived: (status: string | null) =>
    status === null ? 'The page took up what came with the link' : `The page says: “${status}”`,
  pageFailed: {
    chunk: 'The page could not be shown: one of its files did not arrive',
    error: 'The page could not be shown: an error of the site',
  },
  loggedIn: 'Logged in',
  loggedOut: 'Logged out',
  sessionEnded: 'The session ended',
  sessionSynced: (live: boolean) => (live ? 'Another tab logged in' : 'Another tab logged out'),
  accountChanged: 'Another account than before logged in',
  headerFlag: (loggedIn: boolean) => `The site noted that ${loggedIn ? 'somebody' : 'nobody'} is logged in`,
  drawer: (open: boolean) => (open ? 'Opened the menu' : 'Closed the menu'),
  menu: (name: string | null) =>
    name === null ? 'Closed a menu of the header' : `Opened the menu “${name}”`,
  menusClosed: (wereOpen: boolean) => (wereOpen ? 'All menus closed' : 'Menus stayed closed'),
  colourMode: (mode: string) => `Chose the colours “${mode}”`,
  loading: (shown: boolean) => `The loading screen ${shown ? signs.shown : signs.gone}`,
  stillLoading: 'The loading screen stays',
  role: (name: string | null) => (name === null ? 'Closed a role' : `Read the role “${name}”`),
  team: (name: string | null) => (name === null ? 'Looked at all teams' : `Chose the team “${name}”`),
  applyPressed: 'Pressed “Apply Now” on the page of teams and roles',
  applyDismissed: 'Closed the note about applying',
  motion: (paused: boolean) => (paused ? 'Stopped all motion' : 'Let the motion go on'),
  preferencesSynced: 'Another tab changed colours or motion',
  technologies: (tab: string) => `Chose the technologies “${tab}”`,
  testimonial: (name: string | null) =>
    name === null ? 'Closed a testimonial' : 'Read a testimonial in full',
  search: (open: boolean) => (open ? 'Opened the search' : 'Closed the search'),
  dialog: (title: string | null) => (title === null ? 'A dialog appeared' : `The dialog “${title}” appeared`),
  dialogAtStart: (title: string) => `The dialog “${title}” was open`,
  question: (title: string | null) =>
    title === null ? 'The site asked a question' : `The site asked: “${title}”`,
  dialogClosed: (title: string | null) =>
    title === null ? 'The dialog was closed' : `The dialog “${title}” was closed`,
  sessionEndNeared: (minutes: number | null) =>
    minutes === null
      ? 'A notice says that the session ends soon'
      : `A notice says that the session ends in ${minutes === 0 ? 'less than a minute' : `${minutes} min`}`,
  sessionRanOut: 'A notice says that the session has ended',
  sessionNoticeDismissed: 'Closed the notice about the session',
  loginAsked: 'The page asks for a login',
  connectionLost: 'The connection was lost',
  connectionRestored: 'The connection is back',
  siteReplaced: 'A newer release lacks a script of this page',
  scriptFailed: 'A script of this page does not arrive',
  waitTookLong: 'A notice says that what was pressed is still on its way',
  connectionNoticeDismissed: 'The notice about the connection was closed',
  draftsNotWritten: 'The browser refused to keep the drafts',
  draftsWritten: 'The browser keeps the drafts again',
  emailsReleased: 'The emails of the submission were sent on',
  receiptOpened: 'Opened the receipt',
  receiptClosed: 'Closed the receipt',
  sliceJoined: 'A part of the site was loaded',
  other: 'Something happened of which a recording tells nothing',
} as const;
