import { dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import { describeStart, describeStep } from '../../trace/telling/describeStep.ts';
import type { Sight } from '../../trace/recording/sight.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

export type StepKind = 'page' | 'form' | 'call' | 'dialog' | 'other';

/** A step as the screen tells it. */
export type StoryStep = {
  /** As references count; null for the start, which is what stood there before the first step. */
  number: number | null;
  /** Milliseconds since 1970. */
  at: number;
  /** The action's type; empty for the start. */
  type: string;
  sentence: string;
  kind: StepKind;
  /** What went wrong, at the step where the visitor could see it, once for each failure; null where nothing did. */
  error: string | null;
  /** Something failed in this step, whether or not the visitor saw it before a later one. */
  failed: boolean;
};

/**
 * What went wrong, where the sentence of its step does not say so: a call that failed is to be seen only once its form or a
 * dialog tells of it.
 */
export const causeOf = ({ error, sentence }: StoryStep): string | null => (error === sentence ? null : error);

/** Whether it is one of the errors that are counted and gone to. */
export const isError = ({ error }: StoryStep): boolean => error !== null;

const kindOfSlice: Readonly<Record<string, StepKind>> = {
  navigation: 'page',
  forms: 'form',
  drafts: 'form',
  accountEntries: 'form',
  receipt: 'form',
  api: 'call',
  dialog: 'dialog',
};

const kindOf = (type: string): StepKind => kindOfSlice[type.slice(0, type.indexOf('/'))] ?? 'other';

const failures = ({ api }: Sight) =>
  Object.values(api).filter(({ status, fault }) => status === 'rejected' && fault?.kind !== 'aborted').length;

const unsentForms = ({ forms }: Sight) =>
  Object.values(forms).filter(({ submitFailed }) => submitFailed).length;

const failedDialog = ({ dialog: { current } }: Sight) =>
  current !== null && dialogContentOf(current.kind).tone === 'failure' ? current.kind : null;

/** What a step with one of these types means, whatever it changed. */
const errorTypes: ReadonlySet<string> = new Set([
  'forms/mailFailed',
  'navigation/pageFailed',
  'notices/connectionLost',
  'notices/siteReplaced',
  'notices/draftsNotWritten',
  'notices/sessionRanOut',
  'accountEntries/codeRefused',
  'accountEntries/answerLost',
]);

/** Whether a step tells a visitor of trouble: a form was not sent, a failure was told. */
const isTrouble = (type: string, before: Sight, after: Sight): boolean =>
  errorTypes.has(type) ||
  (before.forms !== after.forms && unsentForms(after) > unsentForms(before)) ||
  (failedDialog(after) !== null && failedDialog(after) !== failedDialog(before));

const hasFailedCall = (before: Sight, after: Sight): boolean =>
  before.api !== after.api && failures(after) > failures(before);

/** Under the loading screen, and while a form is being sent, nothing of a failure is to be seen. */
const isBusy = ({ ui, forms }: Sight): boolean =>
  Object.keys(ui.loading).length > 0 || Object.values(forms).some(({ phase }) => phase === 'submitting');

/** Milliseconds in which a message follows once nothing loads any more; forms show theirs without a step. */
const messageWithin = 1_000;

/** For each position the first one from there on at which the page could be seen; where the recording ends before, itself. */
function shownFrom(busy: readonly boolean[]): readonly number[] {
  const shown = [...busy.keys()];
  let next: number | undefined;
  for (let position = busy.length - 1; position >= 0; position -= 1) {
    if (!busy[position]) next = position;
    shown[position] = next ?? position;
  }
  return shown;
}

/** The same with each error where it was to be seen: a dialog that tells of a call that failed is no second one. */
function withErrorsShown(story: readonly StoryStep[], busy: readonly boolean[]): readonly StoryStep[] {
  const shown = shownFrom(busy);
  const errors = new Map<number, string>();
  story.forEach(({ error }, position) => {
    if (error !== null) errors.set(shown[position] ?? position, error);
  });
  story.forEach(({ failed, error, sentence }, position) => {
    if (!failed || error !== null) return;
    const shownAt = shown[position] ?? position;
    const latest = (story[shownAt]?.at ?? 0) + messageWithin;
    const told = story.findIndex(({ at }, other) => other >= shownAt && at <= latest && errors.has(other));
    errors.set(Math.max(told, shownAt), sentence);
  });
  return story.map((step, position) => ({ ...step, error: errors.get(position) ?? null }));
}

/**
 * All steps of a trace as sentences. The first entry is the start, so that the entry at a position is what was to be seen
 * after that many steps.
 */
export function storyOf({ about, steps, sightAt }: Trace): readonly StoryStep[] {
  const first = sightAt(-1);
  const start: StoryStep = {
    number: null,
    at: about.startedAt,
    type: '',
    sentence: describeStart(first),
    kind: 'page',
    error: null,
    failed: false,
  };
  let before = first;
  const busy = [false];
  const story = [
    start,
    ...steps.map((step, index): StoryStep => {
      const after = sightAt(index);
      const sentence = describeStep(step, before, after);
      const trouble = isTrouble(step.type, before, after);
      const told: StoryStep = {
        number: step.number,
        at: step.at,
        type: step.type,
        sentence,
        kind: kindOf(step.type),
        error: trouble ? sentence : null,
        failed: trouble || hasFailedCall(before, after),
      };
      busy.push(isBusy(after));
      before = after;
      return told;
    }),
  ];
  return withErrorsShown(story, busy);
}
