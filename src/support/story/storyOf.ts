import { dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import { describeStart, describeStep } from '../../trace/telling/describeStep.ts';
import type { Sight } from '../../trace/recording/sight.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

const stepKinds = ['page', 'form', 'call', 'dialog', 'other'] as const;
export type StepKind = (typeof stepKinds)[number];

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
  isError: boolean;
};

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
]);

/** Whether a visitor met trouble in this step: a call failed, a form was not sent, a failure was shown. */
const isErrorStep = (type: string, before: Sight, after: Sight): boolean =>
  errorTypes.has(type) ||
  (before.api !== after.api && failures(after) > failures(before)) ||
  (before.forms !== after.forms && unsentForms(after) > unsentForms(before)) ||
  (failedDialog(after) !== null && failedDialog(after) !== failedDialog(before));

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
    isError: false,
  };
  let before = first;
  return [
    start,
    ...steps.map((step, index): StoryStep => {
      const after = sightAt(index);
      const told: StoryStep = {
        number: step.number,
        at: step.at,
        type: step.type,
        sentence: describeStep(step, before, after),
        kind: kindOf(step.type),
        isError: isErrorStep(step.type, before, after),
      };
      before = after;
      return told;
    }),
  ];
}
