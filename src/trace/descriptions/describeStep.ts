import { calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { pathNameOf, paths } from '../../../contract/paths.ts';
import { dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import { header } from '../../content/navigation.ts';
import { pages } from '../../content/pages.ts';
import {
  callNouns,
  callOutcomes,
  formSentences,
  pendingCalls,
  sentences,
  unchangedCalls,
} from '../../content/trace/stepSentences.ts';
import type { authSlice } from '../../state/auth/authSlice.ts';
import type { dialogSlice } from '../../state/dialog/dialogSlice.ts';
import type { accountEntriesSlice } from '../../state/forms/accountEntriesSlice.ts';
import type { draftsSlice } from '../../state/forms/draftsSlice.ts';
import type { formsSlice } from '../../state/forms/formsSlice.ts';
import type { receiptSlice } from '../../state/forms/receiptSlice.ts';
import type { navigationSlice } from '../../state/navigationSlice.ts';
import type { noticesSlice } from '../../state/noticesSlice.ts';
import type { uiSlice } from '../../state/uiSlice.ts';
import { changedKeys } from '../recording/changedKeys.ts';
import {
  aboutCode,
  aboutForm,
  describeCodeRestored,
  describeDiscarded,
  describeFields,
  describeUnsaved,
  describeUpload,
} from './describeForms.ts';
import { formTitleOf } from './fieldLabelOf.ts';
import type { CallSnapshot, Snapshot } from '../recording/snapshot.ts';
import type { TraceStep } from '../file/traceFile.ts';

type ActionsOf<Slice extends { actions: Record<string, { type: string }> }> =
  Slice['actions'][keyof Slice['actions']]['type'];

/** The type of every action of the slices and of the site itself: a new one without a sentence is a compile error. */
type SiteActionType =
  | ActionsOf<typeof authSlice>
  | ActionsOf<typeof uiSlice>
  | ActionsOf<typeof dialogSlice>
  | ActionsOf<typeof navigationSlice>
  | ActionsOf<typeof formsSlice>
  | ActionsOf<typeof noticesSlice>
  | ActionsOf<typeof draftsSlice>
  | ActionsOf<typeof receiptSlice>
  | ActionsOf<typeof accountEntriesSlice>
  // `createAction` has no literal types to derive these from.
  | 'forms/mailFailed'
  | 'store/sliceJoined';

type Describe = (before: Snapshot, after: Snapshot) => string;

/** `the page “Job application”`. */
export function describePage(path: Snapshot['navigation']['path']): string {
  if (path === null) return sentences.noPage;
  if (path === paths.home) return sentences.homePage;
  const name = pathNameOf(path);
  return name ? sentences.page(pages[name].title) : sentences.unknownPage;
}

const describeOpening: Describe = (_before, { navigation: { path, action } }) => {
  const page = describePage(path);
  if (action === 'POP') return sentences.wentBack(page);
  return action === 'REPLACE' ? sentences.replaced(page) : sentences.opened(page);
};

const titleOf = ({ dialog }: Snapshot) =>
  dialog.current ? dialogContentOf(dialog.current.kind).title : null;

const menuLabelOf = ({ ui }: Snapshot) =>
  header.flatMap((entry) => (entry.kind === 'menu' && entry.menu === ui.openMenu ? [entry.label] : []))[0] ??
  null;

const isLoading = ({ ui }: Snapshot) => Object.keys(ui.loading).length > 0;
const describeLoading: Describe = (before, after) =>
  isLoading(before) && isLoading(after) ? sentences.stillLoading : sentences.loading(isLoading(after));

function outcomeOf({ call, status, fault }: CallSnapshot): string {
  if (status === 'pending') return pendingCalls[call] ?? callOutcomes.pending;
  if (status !== 'rejected') return callOutcomes[status];
  return fault === null || fault.kind === 'failure'
    ? callOutcomes.failure(fault?.status ?? null)
    : callOutcomes[fault.kind];
}

function describeUnchangedCall(type: string): string {
  if (type.endsWith('/pending')) return unchangedCalls.pending;
  if (type.endsWith('/rejected')) return unchangedCalls.rejected;
  return type.includes('/remove') ? unchangedCalls.dropped : unchangedCalls.other;
}

/** All calls share the same action types, so the call is found by which entry of the API's snapshot changed. */
function describeCall(type: string, before: Snapshot, after: Snapshot): string {
  const call = changedKeys<CallName>(before.api, after.api).find((name) => Object.hasOwn(calls, name));
  if (!call) return describeUnchangedCall(type);
  const now = after.api[call];
  // An entry disappears with the page that made the call.
  const gone = before.api[call]?.status === 'pending' ? callOutcomes.forgotten : callOutcomes.cleared;
  return `${callNouns[call]} ${now ? outcomeOf(now) : gone}`;
}

const say = (sentence: string) => () => sentence;

const describers: Record<SiteActionType, Describe> = {
  'auth/loggedIn': say(sentences.loggedIn),
  'auth/loggedOut': say(sentences.loggedOut),
  'auth/sessionEnded': say(sentences.sessionEnded),
  'auth/sessionSyncedFromOtherTab': (_before, { auth }) => sentences.sessionSynced(auth.session === 'live'),
  'auth/accountChanged': say(sentences.accountChanged),
  'auth/loggedInFlagSet': (_before, { auth }) => sentences.headerFlag(auth.loggedIn),
  'ui/drawerToggled': (_before, { ui }) => sentences.drawer(ui.drawerOpen),
  'ui/menuToggled': (_before, after) => sentences.menu(menuLabelOf(after)),
  'ui/menusClosed': ({ ui }) => sentences.menusClosed(ui.drawerOpen || ui.openMenu !== null),
  'ui/colourModeChosen': (_before, { ui }) => sentences.colourMode(ui.colourMode),
  'ui/loadingStarted': describeLoading,
  'ui/loadingEnded': describeLoading,
  'ui/roleSelected': (_before, { ui }) => sentences.role(ui.positions.selectedRole),
  'ui/roleClosed': say(sentences.role(null)),
  'ui/teamChosen': (_before, { ui }) => sentences.team(ui.positions.shownTeam),
  'ui/applyPressed': say(sentences.applyPressed),
  'ui/applyDismissed': say(sentences.applyDismissed),
  'ui/motionToggled': (_before, { ui }) => sentences.motion(ui.motionPaused),
  'ui/preferencesSyncedFromOtherTab': say(sentences.preferencesSynced),
  'ui/technologyTabChosen': (_before, { ui }) => sentences.technologies(ui.technologyTab),
  'ui/testimonialOpened': (_before, { ui }) => sentences.testimonial(ui.openTestimonial),
  'ui/testimonialClosed': say(sentences.testimonial(null)),
  'ui/searchToggled': (_before, { ui }) => sentences.search(ui.searchOpen),
  'dialog/dialogOpened': (_before, after) => sentences.dialog(titleOf(after)),
  'dialog/questionAsked': (_before, after) => sentences.question(titleOf(after)),
  'dialog/dialogClosed': (before) => sentences.dialogClosed(titleOf(before)),
  'navigation/pageOpened': describeOpening,
  'navigation/arrived': (_before, { navigation }) => sentences.arrived(navigation.arrival?.status ?? null),
  'navigation/pageFailed': (_before, { navigation }) => sentences.pageFailed[navigation.failure ?? 'error'],
  'forms/formOpened': aboutForm(formSentences.opened),
  'forms/formClosed': aboutForm(formSentences.closed),
  'forms/fieldsReported': describeFields,
  'forms/unsavedChanged': describeUnsaved,
  'forms/codeSent': aboutCode(formSentences.codeSent),
  'forms/codeArrivedByLink': aboutCode(formSentences.codeArrivedByLink),
  'forms/codeRestored': describeCodeRestored,
  'forms/codeVerified': aboutCode(formSentences.codeVerified),
  'forms/codeRevoked': aboutCode(formSentences.codeRevoked),
  'forms/codeForgotten': aboutCode(formSentences.codeForgotten, formSentences.noCodeForgotten),
  'forms/reviewOpened': aboutForm(formSentences.reviewOpened),
  'forms/reviewClosed': aboutForm(formSentences.reviewClosed),
  'forms/submitStarted': aboutForm(formSentences.submitStarted),
  'forms/sendingTookLong': aboutForm(formSentences.tookLong),
  'forms/uploadProgressed': describeUpload,
  'forms/sendingCancelled': aboutForm(formSentences.cancelled),
  'forms/submitEnded': aboutForm(formSentences.submitEnded),
  'forms/mailFailed': say(formSentences.mailFailed),
  'notices/sessionEndNeared': (_before, { notices }) =>
    sentences.sessionEndNeared(notices.session?.minutesLeft ?? null),
  'notices/sessionRanOut': say(sentences.sessionRanOut),
  'notices/sessionNoticeDismissed': say(sentences.sessionNoticeDismissed),
  'notices/loginAsked': say(sentences.loginAsked),
  'notices/connectionLost': say(sentences.connectionLost),
  'notices/connectionRestored': say(sentences.connectionRestored),
  'notices/siteReplaced': say(sentences.siteReplaced),
  'notices/scriptFailed': say(sentences.scriptFailed),
  'notices/waitTookLong': say(sentences.waitTookLong),
  'notices/connectionNoticeDismissed': say(sentences.connectionNoticeDismissed),
  'notices/draftsNotWritten': say(sentences.draftsNotWritten),
  'notices/draftsWritten': say(sentences.draftsWritten),
  'drafts/draftSaved': aboutForm(formSentences.draftSaved),
  'drafts/draftDiscarded': describeDiscarded,
  'drafts/draftsSyncedFromOtherTab': (before, after) =>
    formSentences.draftsSynced(before.drafts !== after.drafts),
  'receipt/submissionStored': (_before, { receipt }) =>
    formSentences.stored(receipt ? formTitleOf(receipt.kind) : ''),
  'receipt/emailsReleased': say(sentences.emailsReleased),
  'receipt/receiptOpened': say(sentences.receiptOpened),
  'receipt/receiptClosed': say(sentences.receiptClosed),
  'accountEntries/entriesKept': aboutCode(formSentences.entriesKept),
  'accountEntries/entriesDropped': aboutCode(formSentences.entriesDropped, formSentences.noEntriesDropped),
  'accountEntries/codeRefused': aboutCode(formSentences.codeRefused),
  'accountEntries/answerLost': aboutCode(formSentences.answerLost),
  'store/sliceJoined': say(sentences.sliceJoined),
};

const isSiteType = (type: string): type is SiteActionType => Object.hasOwn(describers, type);

/** Describes a step in a sentence for readers who are no developers: `Opened the page “Job application”`. */
export function describeStep({ type }: Pick<TraceStep, 'type'>, before: Snapshot, after: Snapshot): string {
  if (isSiteType(type)) return describers[type](before, after);
  return type.startsWith('api/') ? describeCall(type, before, after) : sentences.other;
}

/** Describes the state before the first step. */
export const describeStart = ({ navigation }: Snapshot): string =>
  sentences.start(navigation.path === null ? null : describePage(navigation.path));
