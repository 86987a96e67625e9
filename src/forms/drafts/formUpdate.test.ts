import type { Draft } from '../../state/forms/draftsSlice.ts';
import {
  fileUpdate,
  removingUpdate,
  restoringUpdate,
  savedPartOf,
  syncingUpdate,
  typedAnswers,
} from './formUpdate.ts';
import { emptyForm, initialValues, noon } from '../../testing/forms/draftedForm.ts';
import type { Answers, FormNow } from './formUpdate.ts';

const form: FormNow = { ...emptyForm, owner: null, account: null };
const draft: Draft = {
  owner: null,
  values: { name: 'Meena', skills: '' },
  fileNames: { resume: 'meena.pdf' },
  savedAt: noon - 1000,
  begunAt: noon - 9000,
  entry: 'first',
  changedAt: { name: noon - 4000, resume: noon - 2000 },
};
const untouched: Answers = { values: initialValues, times: {}, fileNames: {} };
const cv = new File([], 'cv.pdf');
const chosen: Answers = {
  values: { ...initialValues, resume: cv },
  times: { resume: noon - 1500 },
  fileNames: {},
};

test('an answer that has its initial value again counts as changed only if it was typed before', () => {
  const filled = { ...untouched, values: { ...initialValues, name: 'Meena' } };
  expect(typedAnswers(filled, form, noon).times).toEqual({});
  expect(typedAnswers({ ...filled, times: { name: noon - 1 } }, form, noon).times).toEqual({ name: noon });
  const typed = { ...form, values: { ...initialValues, name: 'Asha' } };
  expect(typedAnswers(filled, typed, noon).times).toEqual({ name: noon });
});

test('choosing a file replaces the draft’s file that has not been loaded yet', () => {
  const awaited = { ...untouched, fileNames: { resume: 'meena.pdf' } };
  const { fileNames, times } = typedAnswers(awaited, { ...form, values: chosen.values }, noon);
  expect([fileNames, times]).toEqual([{}, { resume: noon }]);
  const typed = { ...form, values: { ...initialValues, name: 'Asha' } };
  expect(typedAnswers(awaited, typed, noon).fileNames).toEqual({ resume: 'meena.pdf' });
});

describe('restoring a draft', () => {
  test('takes over its answers, their times, and the name of the file that is still to be loaded', () => {
    expect(restoringUpdate(untouched, draft, form, noon)).toEqual({
      patch: { name: 'Meena', skills: '', resume: null },
      answers: {
        values: { name: 'Meena', skills: '', resume: null },
        times: { name: noon - 4000, resume: noon - 2000 },
        fileNames: { resume: 'meena.pdf' },
      },
    });
  });

  test('removes no file that was chosen here later, or that the draft does not name', () => {
    const later = restoringUpdate(chosen, draft, { ...form, values: chosen.values }, noon);
    expect(later.patch).not.toHaveProperty('resume');
    expect(later.answers.values['resume']).toBe(cv);
    expect(later.answers.times['resume']).toBe(noon - 1500);
    expect(later.answers.fileNames).toEqual({});
    const without = { ...draft, fileNames: {} };
    expect(restoringUpdate(untouched, without, form, noon).patch).not.toHaveProperty('resume');
  });

  test('sets no time for a question that the draft has no answer to', () => {
    const other = { ...draft, values: { skills: 'SQL' }, changedAt: { skills: noon - 3000 }, fileNames: {} };
    const { answers } = restoringUpdate(untouched, other, form, noon);
    expect(answers.times).toEqual({ skills: noon - 3000 });
  });
});

describe('a change from another tab', () => {
  test('includes the file: one chosen there is known by its name, one removed there is forgotten', () => {
    const { patch, answers } = syncingUpdate(chosen, { ...draft, changedAt: { resume: noon } }, form);
    expect(patch).toEqual({ resume: null });
    expect(answers).toEqual({
      values: initialValues,
      times: { resume: noon },
      fileNames: { resume: 'meena.pdf' },
    });
    const taken = { ...draft, fileNames: {}, changedAt: { resume: noon + 1 } };
    const gone = syncingUpdate(answers, taken, form);
    expect(gone.patch).toEqual({ resume: null });
    expect(gone.answers).toEqual({ values: initialValues, times: { resume: noon + 1 }, fileNames: {} });
  });

  test('leaves alone a file that was chosen here later or has not been loaded yet', () => {
    const later = syncingUpdate(chosen, draft, form);
    expect([later.patch, later.answers.fileNames]).toEqual([{ name: 'Meena' }, {}]);
    const awaiting = { ...untouched, times: { resume: noon - 2000 }, fileNames: draft.fileNames };
    const { patch, answers } = syncingUpdate(awaiting, draft, form);
    expect(patch).toEqual({ name: 'Meena' });
    expect(answers.fileNames).toEqual(draft.fileNames);
    expect(answers.times).toEqual({ name: noon - 4000, resume: noon - 2000 });
  });

  test('is listed as synced only if this form shows a different answer', () => {
    const typed = { ...form, values: { ...initialValues, name: 'Meena' } };
    const { patch, synced } = syncingUpdate(chosen, draft, typed);
    expect([patch, synced]).toEqual([{ name: 'Meena' }, {}]);
    expect(syncingUpdate(untouched, draft, form).synced).toEqual({ name: 'Meena' });
  });

  test('tells an answer that was sent from a question that the draft has never known', () => {
    const withoutSkills = { ...draft, values: { name: 'Meena' } };
    expect(syncingUpdate(untouched, withoutSkills, form).isSent).toBe(false);
    const sent = { ...withoutSkills, changedAt: { skills: noon } };
    const { isSent, answers } = syncingUpdate(untouched, sent, form);
    expect(isSent).toBe(true);
    // Taken over once.
    expect(syncingUpdate(answers, sent, form).isSent).toBe(false);
  });
});

test('a removed draft takes along every answer not changed after it was saved, to the millisecond', () => {
  const values = { name: 'Meena', skills: 'SQL', resume: cv };
  const answers = { values, times: { name: noon, skills: noon + 1 }, fileNames: { resume: 'cv.pdf' } };
  const { patch, answers: left } = removingUpdate(answers, noon, { ...form, values });
  expect(patch).toEqual({ ...initialValues, skills: 'SQL' });
  expect(left).toEqual({ values, times: { skills: noon + 1 }, fileNames: {} });
});

test('a file found in storage never sets the time of its question back', () => {
  const found = { field: 'resume', file: cv, changedAt: noon - 2000 };
  expect(fileUpdate(untouched, found).answers.times).toEqual({ resume: noon - 2000 });
  expect(fileUpdate(chosen, found).answers.times).toEqual({ resume: noon - 1500 });
  expect(fileUpdate(chosen, found)).toMatchObject({
    patch: { resume: cv },
    answers: { values: { name: '' } },
  });
});

test('a draft stores texts and file names, but no secret and no answer taken from the account', () => {
  const asked: FormNow['fields'] = [
    ...form.fields,
    { name: 'email', label: 'Email', control: 'email', readOnly: true },
    { name: 'password', label: 'Password', control: 'password' },
    { name: 'code', label: 'Code', control: 'code' },
  ];
  const values = { name: 'Meena', skills: null, resume: cv, email: 'a@b.example', password: 'x', code: '1' };
  expect(savedPartOf(asked, { values, times: {}, fileNames: { resume: 'old.pdf' } })).toEqual({
    values: { name: 'Meena' },
    fileNames: { resume: 'cv.pdf' },
  });
  const awaited = { ...untouched, fileNames: { resume: 'old.pdf', name: 'none' } };
  expect(savedPartOf(form.fields, awaited).fileNames).toEqual({ resume: 'old.pdf' });
  expect(savedPartOf(form.fields, untouched).fileNames).toEqual({});
});
