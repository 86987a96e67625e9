import { formSentences as words } from '../../content/trace/stepSentences.ts';
import { codeForms } from '../../state/forms/accountEntriesSlice.ts';
import { percentOf } from '../../state/forms/formsSlice.ts';
import type { FieldProgress, FormName } from '../../state/forms/formsSlice.ts';
import { changedKeys } from '../recording/changedKeys.ts';
import { fieldLabelOf, formTitleOf, isAccountForm } from './fieldLabelOf.ts';
import type { Snapshot } from '../recording/snapshot.ts';

/**
 * The form that a step was about, or null. A trace holds no payloads: the form is the one whose part of the snapshot
 * changed.
 */
function changedForm(before: Snapshot, after: Snapshot): FormName | null {
  const slices = ['forms', 'drafts', 'accountEntries'] as const;
  for (const slice of slices) {
    const [form] = changedKeys<FormName>(before[slice], after[slice]);
    if (form) return form;
  }
  return null;
}

/** As `changedForm`; where nothing changed, the only open form among those that ask for a code. */
function changedCodeForm(before: Snapshot, after: Snapshot): FormName | null {
  const [open, another] = codeForms.filter((form) => after.forms[form]);
  return changedForm(before, after) ?? (another ? null : (open ?? null));
}

type Fields = Readonly<Record<string, FieldProgress>>;

const isAsked = (fields: Fields, name: string) => Object.hasOwn(fields, name);
const isFilled = (fields: Fields, name: string) => fields[name]?.filled ?? false;
const brokenRuleOf = (fields: Fields, name: string) => fields[name]?.error ?? null;

/** The fields that lost their answers; one that a form no longer asks for keeps its answer, and is not among them. */
const emptiedIn = (before: Fields, after: Fields): string[] =>
  Object.keys(after).filter((name) => isFilled(before, name) && !isFilled(after, name));

/** Phrases for what happened to the fields of a form: filled in, emptied, invalid, corrected, asked for, or only left. */
function fieldChanges(form: FormName, before: Fields, after: Fields): string[] {
  const names = changedKeys(before, after);
  const label = (name: string) => fieldLabelOf(form, name);
  const part = (say: (labels: string) => string, chosen: readonly string[]) =>
    chosen.length === 0 ? [] : [say(chosen.join(', '))];
  const wrong = names.flatMap((name) => {
    const rule = brokenRuleOf(after, name);
    const isNews = rule !== null && after[name]?.touched === true;
    return isNews && (rule !== brokenRuleOf(before, name) || before[name]?.touched !== true)
      ? [words.rule(label(name), rule)]
      : [];
  });
  const corrected = names.filter(
    (name) =>
      before[name]?.touched === true &&
      isAsked(after, name) &&
      brokenRuleOf(before, name) !== null &&
      brokenRuleOf(after, name) === null,
  );
  const filled = names.filter((name) => isFilled(after, name) && !isFilled(before, name));
  // The first report of a form also contains the values that it opened with.
  const isFirst = Object.keys(before).length === 0;
  const filledBefore = filled.filter((name) => isFirst && !after[name]?.touched);
  const emptied = emptiedIn(before, after);
  const asked = names.filter((name) => !isFirst && !isAsked(before, name) && !isFilled(after, name));
  const dropped = names.filter((name) => !isAsked(after, name));
  const said = [
    ...part(words.filledBefore, filledBefore.map(label)),
    ...part(words.filled, filled.filter((name) => !filledBefore.includes(name)).map(label)),
    ...part(words.emptied, emptied.map(label)),
    ...part(words.asked, asked.map(label)),
    ...part(words.notAsked, dropped.map(label)),
    ...part(words.wrong, wrong),
    ...part(
      words.corrected,
      corrected.filter((name) => !filled.includes(name) && !emptied.includes(name)).map(label),
    ),
  ];
  if (said.length > 0) return said;
  const left = names.filter((name) => after[name]?.touched && before[name]?.touched !== true);
  return part(words.touched, left.map(label));
}

/**
 * Whether the site reset the form, after sending it or discarding its draft. A visitor cannot make fields untouched again,
 * empty two without touching one, or change an application that has no draft.
 */
export function isCleared(form: FormName, before: Fields, { forms, drafts }: Snapshot): boolean {
  const after = forms[form]?.fields ?? {};
  const emptied = emptiedIn(before, after).length;
  const names = Object.keys(after);
  if (emptied === 0 || names.some((name) => after[name]?.touched)) return false;
  if (emptied > 1 || names.some((name) => before[name]?.touched)) return true;
  return !isAccountForm(form) && !drafts[form];
}

/** ‘Job application: filled in Phone number’; after a failed attempt to send, how many fields are invalid. */
export function describeFields(before: Snapshot, after: Snapshot): string {
  const form = changedForm(before, after);
  const now = form && after.forms[form];
  if (!now) return words.fields('', []);
  const then = before.forms[form];
  const wrong = Object.values(now.fields).filter(({ error }) => error !== null).length;
  if (now.submitFailed && !then?.submitFailed && wrong > 0) return words.notSent(formTitleOf(form), wrong);
  const fields = then?.fields ?? {};
  if (isCleared(form, fields, after)) return words.cleared(formTitleOf(form));
  const changes = fieldChanges(form, fields, now.fields);
  if (changes.length === 0 && Object.keys(fields).length === 0) return words.noneFilled(formTitleOf(form));
  return words.fields(formTitleOf(form), changes);
}

/** Returns a describer that puts the title of the changed form into a sentence. */
export const aboutForm =
  (sentence: (form: string) => string) =>
  (before: Snapshot, after: Snapshot): string => {
    const form = changedForm(before, after);
    return sentence(form === null ? '' : formTitleOf(form));
  };

export function describeUnsaved(before: Snapshot, after: Snapshot): string {
  const form = changedForm(before, after);
  const title = form === null ? '' : formTitleOf(form);
  return form && after.forms[form]?.unsaved ? words.unsaved(title) : words.noneUnsaved(title);
}

type Sentence = (form: string) => string;

/**
 * Returns a describer that puts the title of the form whose code or kept entries the step was about into a sentence.
 * @param ifUnchanged the sentence for a step that changed nothing because there was no code yet
 */
export const aboutCode =
  (sentence: Sentence, ifUnchanged = sentence) =>
  (before: Snapshot, after: Snapshot): string => {
    const form = changedCodeForm(before, after);
    const say = changedForm(before, after) === null ? ifUnchanged : sentence;
    return say(form === null ? '' : formTitleOf(form));
  };

/** A discarded draft may uncover the one that was there before a login. */
export function describeDiscarded(before: Snapshot, after: Snapshot): string {
  const form = changedForm(before, after);
  if (form === null) return words.noDraftDiscarded('');
  const isAnotherLeft = !isAccountForm(form) && after.drafts[form] !== undefined;
  return (isAnotherLeft ? words.earlierDraft : words.draftDiscarded)(formTitleOf(form));
}

export function describeUpload(before: Snapshot, after: Snapshot): string {
  const form = changedForm(before, after);
  const upload = form && after.forms[form]?.upload;
  const percent = upload ? percentOf(upload) : null;
  return words.uploaded(form ? formTitleOf(form) : '', percent);
}

export function describeCodeRestored(before: Snapshot, after: Snapshot): string {
  const form = changedCodeForm(before, after);
  const isVerified = form !== null && after.forms[form]?.code === 'verified';
  return aboutCode(isVerified ? words.verificationRestored : words.codeRestored)(before, after);
}
