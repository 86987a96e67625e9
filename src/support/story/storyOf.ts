import { dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import { sentences } from '../../content/trace/stepSentences.ts';
import { describeStart, describeStep } from '../../trace/descriptions/describeStep.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import type { Trace } from '../../trace/file/traceFile.ts';
import { withErrorsShown } from './withErrorsShown.ts';

/** A `page` is a step that opened another page than the one before, and the start if a page was open. */
export type StepKind = 'page' | 'form' | 'call' | 'dialog' | 'other';

/** A step as the screen describes it. */
export type StoryStep = {
  /** The number in references; null for the start, which is the state before the first step. */
  number: number | null;
  /** Milliseconds since 1970. */
  at: number;
  /** The action's type; empty for the start. */
  type: string;
  sentence: string;
  kind: StepKind;
  /** What went wrong, once for each failure, at the step where the visitor could see it; otherwise null. */
  error: string | null;
  /** Something failed in this step, even if the visitor could see it only at a later one. */
  failed: boolean;
};

/**
 * The error of a step, unless its sentence already is the error. A failed call becomes visible only at the later step
 * that shows it in its form or a dialog.
 */
export const causeOf = ({ error, sentence }: StoryStep): string | null => (error === sentence ? null : error);

/** Whether a step counts as an error that one can jump to. */
export const isError = ({ error }: StoryStep): boolean => error !== null;

const kindOfSlice: Readonly<Record<string, StepKind>> = {
  forms: 'form',
  drafts: 'form',
  accountEntries: 'form',
  receipt: 'form',
  api: 'call',
  dialog: 'dialog',
};

const kindOf = (type: string): StepKind => kindOfSlice[type.slice(0, type.indexOf('/'))] ?? 'other';

const failures = ({ api }: Snapshot) =>
  Object.values(api).filter(({ status, fault }) => status === 'rejected' && fault?.kind !== 'aborted').length;

const unsentForms = ({ forms }: Snapshot) =>
  Object.values(forms).filter(({ submitFailed }) => submitFailed).length;

const failedDialog = ({ dialog: { current } }: Snapshot) =>
  current !== null && dialogContentOf(current.kind).tone === 'failure' ? current.kind : null;

/** Steps of these types are errors, whatever they changed. */
const errorTypes: ReadonlySet<string> = new Set([
  'forms/mailFailed',
  'navigation/pageFailed',
  'notices/connectionLost',
  'notices/siteReplaced',
  'notices/scriptFailed',
  'notices/draftsNotWritten',
  'notices/sessionRanOut',
  'accountEntries/codeRefused',
  'accountEntries/answerLost',
]);

/** Whether the page is the one for addresses that the site does not have. */
const isNotFound = ({ navigation }: Snapshot): boolean => navigation.path === '*';

/**
 * Whether a step shows an error to the visitor: by its type, ‘404 Not Found’, a form that was not sent, or a dialog about a
 * failure.
 */
const isTrouble = (type: string, before: Snapshot, after: Snapshot): boolean =>
  errorTypes.has(type) ||
  (type === 'navigation/pageOpened' && isNotFound(after)) ||
  (before.forms !== after.forms && unsentForms(after) > unsentForms(before)) ||
  (failedDialog(after) !== null && failedDialog(after) !== failedDialog(before));

/** What went wrong before the first step and was still to be seen; null if nothing was. */
function troubleAtStart(first: Snapshot): string | null {
  const { failure } = first.navigation;
  const dialog = failedDialog(first);
  if (dialog !== null) return sentences.dialogAtStart(dialogContentOf(dialog).title);
  if (failure !== undefined) return sentences.pageFailed[failure];
  return isNotFound(first) ? describeStart(first) : null;
}

const hasFailedCall = (before: Snapshot, after: Snapshot): boolean =>
  before.api !== after.api && failures(after) > failures(before);

/** Whether the page is covered by the loading screen or a form is being sent: no error is visible then. */
const isBusy = ({ ui, forms }: Snapshot): boolean =>
  Object.keys(ui.loading).length > 0 || Object.values(forms).some(({ phase }) => phase === 'submitting');

/**
 * Describes all steps of a trace in sentences. The first entry is the start: the entry at position n describes what was
 * visible after n steps.
 */
export function storyOf({ about, steps, snapshotAt }: Trace): readonly StoryStep[] {
  const first = snapshotAt(-1);
  const seenAtStart = troubleAtStart(first);
  const start: StoryStep = {
    number: null,
    at: about.startedAt,
    type: '',
    sentence: describeStart(first),
    kind: first.navigation.path === null ? 'other' : 'page',
    error: seenAtStart,
    failed: seenAtStart !== null,
  };
  let before = first;
  let page = first.navigation.path;
  const busy = [false];
  const story = [
    start,
    ...steps.map((step, index): StoryStep => {
      const after = snapshotAt(index);
      const sentence = describeStep(step, before, after);
      const trouble = isTrouble(step.type, before, after);
      const { path } = after.navigation;
      const isOtherPage = path !== null && path !== page;
      page = path ?? page;
      const described: StoryStep = {
        number: step.number,
        at: step.at,
        type: step.type,
        sentence,
        kind: isOtherPage ? 'page' : kindOf(step.type),
        error: trouble ? sentence : null,
        failed: trouble || hasFailedCall(before, after),
      };
      busy.push(isBusy(after));
      before = after;
      return described;
    }),
  ];
  return withErrorsShown(story, busy);
}
