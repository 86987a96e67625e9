import { formSentences as words } from '../../content/trace/stepSentences.ts';
import type { FieldProgress, FormName } from '../../state/forms/formsSlice.ts';
import { changedKeys } from '../recording/changedIn.ts';
import { fieldLabelOf, formTitleOf } from './fieldLabelOf.ts';
import type { Sight } from '../recording/sight.ts';

/** The form that a step was about, found by what changed, because a trace holds no payloads; null where nothing did. */
function changedForm(before: Sight, after: Sight): FormName | null {
  const slices = ['forms', 'drafts', 'accountEntries'] as const;
  for (const slice of slices) {
    const [form] = changedKeys<FormName>(before[slice], after[slice]);
    if (form) return form;
  }
  return null;
}

type Fields = Readonly<Record<string, FieldProgress>>;

const isFilled = (fields: Fields, name: string) => fields[name]?.filled ?? false;
const brokenRuleOf = (fields: Fields, name: string) => fields[name]?.error ?? null;

/** What happened to the answers of a form: filled in, emptied, wrong, corrected, or only left. */
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
      brokenRuleOf(before, name) !== null &&
      brokenRuleOf(after, name) === null,
  );
  const filled = names.filter((name) => isFilled(after, name) && !isFilled(before, name));
  const emptied = names.filter((name) => !isFilled(after, name) && isFilled(before, name));
  const said = [
    ...part(words.filled, filled.map(label)),
    ...part(words.emptied, emptied.map(label)),
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

/** ‘Job application: filled in Phone number’; after an attempt to send, how many answers are in the way. */
export function describeFields(before: Sight, after: Sight): string {
  const form = changedForm(before, after);
  const now = form && after.forms[form];
  if (!now) return words.fields('', []);
  const then = before.forms[form];
  const wrong = Object.values(now.fields).filter(({ error }) => error !== null).length;
  if (now.submitFailed && !then?.submitFailed && wrong > 0) return words.notSent(formTitleOf(form), wrong);
  return words.fields(formTitleOf(form), fieldChanges(form, then?.fields ?? {}, now.fields));
}

/** Says a sentence about the form that changed. */
export const aboutForm =
  (sentence: (form: string) => string) =>
  (before: Sight, after: Sight): string => {
    const form = changedForm(before, after);
    return sentence(form === null ? '' : formTitleOf(form));
  };

export function describeUpload(before: Sight, after: Sight): string {
  const form = changedForm(before, after);
  const upload = form && after.forms[form]?.upload;
  const percent = upload && upload.all > 0 ? Math.floor((100 * upload.sent) / upload.all) : null;
  return words.uploaded(form ? formTitleOf(form) : '', percent);
}
