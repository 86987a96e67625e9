import type { Draft } from '../../state/forms/draftsSlice.ts';
import {
  asked,
  back,
  backForm,
  draft,
  elsewhere,
  emptyForm as empty,
  formWith,
  initialValues,
  meena,
  noon,
  opened,
  somebodys,
  unsaved,
} from '../../testing/forms/draftedForm.ts';
import {
  afterAdopting,
  afterChanging,
  afterDiscarding,
  afterFindingFile,
  afterFollowing,
  afterRefusing,
  afterSaving,
  afterTyping,
  isTypedBeside,
} from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';

test('a form without a draft shows no note, and is marked as without one only once storage is read', () => {
  const unread = afterFollowing(opened, null, { ...empty, isRead: false }, elsewhere);
  expect(unread.shown).toBe(opened.shown);
  expect(unread.wasWithout).toBe(false);
  expect(afterFollowing(unread, null, empty, elsewhere).wasWithout).toBe(true);
});

test('a typed answer gets a later time than the one it replaces, even if the clock was set back', () => {
  const first = afterTyping(opened, formWith({ name: 'A' }), noon);
  expect(first.answers.times).toEqual({ name: noon });
  const second = afterTyping(first, formWith({ name: 'As' }), noon - 60_000);
  expect(second.answers.times).toEqual({ name: noon + 1 });
});

test('answers of a draft do not count as typed, even if effects run again before they are rendered', () => {
  const restored = afterFollowing(opened, draft, empty, elsewhere);
  expect(restored).toMatchObject({ isOwn: true, patch: { name: 'Meena', skills: 'SQL' } });
  expect(restored.shown.restored).toBe(draft);
  const again = afterTyping(restored, empty, noon);
  const rendered = afterTyping(again, backForm, noon);
  expect(rendered.answers.times).toEqual(draft.changedAt);
});

test('an answer typed before the draft was read stays, and gets a later time than the draft’s', () => {
  const early = formWith({ name: 'Asha' });
  const { patch, answers } = afterFollowing(afterTyping(opened, early, noon), draft, early, elsewhere);
  expect(patch).toEqual({ skills: 'SQL' });
  expect(answers.times).toEqual({ name: noon, skills: noon - 3000 });
});

test('an answer of the draft that is not offered here stays in the draft, with its time', () => {
  const offersNothing: FormNow = { ...empty, isOption: ({ name }) => name !== 'skills' };
  const opening = afterFollowing(opened, draft, offersNothing, elsewhere);
  expect(opening.patch).toEqual({ name: 'Meena' });
  const form = { ...offersNothing, values: { ...initialValues, name: 'Asha' } };
  const later = afterChanging(afterTyping(opening, form, noon), unsaved(form.values), true);
  expect(afterSaving(later, draft, form, noon).draft).toMatchObject({
    values: { name: 'Asha', skills: 'SQL' },
    changedAt: { name: noon, skills: noon - 3000 },
  });
});

test('a choice of the page before that leaves an answer empty does not empty it in another tab', () => {
  const prefilled: FormNow = { ...empty, prefillValues: { skills: '' }, entry: 'second' };
  const opening = afterFollowing(opened, draft, prefilled, elsewhere);
  expect(opening.patch).toEqual({ name: 'Meena' });
  expect(opening.answers.times).toEqual(draft.changedAt);
});

test('a form takes over answers that another tab changed later, and lists those that differ', () => {
  const later = {
    ...draft,
    savedAt: noon + 5,
    values: { name: 'Meena Raman', skills: 'old' },
    changedAt: { name: noon + 5, skills: noon - 3500 },
  };
  const next = afterFollowing(back, later, backForm, elsewhere);
  expect(next).toMatchObject({ patch: { name: 'Meena Raman' }, savedAt: noon + 5 });
  expect(next.shown.synced).toEqual({ name: 'Meena Raman' });
  // Its own draft, as this tab has just saved it, changes nothing.
  const after = afterFollowing(back, draft, backForm, elsewhere);
  expect(after).toEqual(back);
  expect(after.shown).toBe(back.shown);
});

test('a change from another tab does not remove the note that anonymous entries were adopted', () => {
  const { patch = {}, ...used } = afterAdopting(asked, empty, noon);
  const form = formWith(patch);
  const later = {
    ...draft,
    savedAt: noon + 5,
    values: { name: 'M.', skills: 'SQL' },
    changedAt: { name: noon + 5, skills: noon - 3000 },
  };
  const next = afterFollowing(afterTyping(used, form, noon), later, form, elsewhere);
  expect(next).toMatchObject({ patch: { name: 'M.' }, shown: { isAdopted: true } });
});

test('changes from another tab add up in the note, and update the file names of the restored draft', () => {
  const change = (values: Draft['values'], changedAt: Record<string, number>): Draft => ({
    ...draft,
    savedAt: noon + 9,
    fileNames: { resume: 'other.pdf' },
    values: { ...draft.values, ...values },
    changedAt: { ...draft.changedAt, ...changedAt },
  });
  const first = change({ name: 'M.' }, { name: noon + 1 });
  const { patch: one = {}, ...sync } = afterFollowing(back, first, backForm, elsewhere);
  const form = formWith({ ...backForm.values, ...one });
  const second = change({ name: 'M.', skills: 'R' }, { name: noon + 1, skills: noon + 2 });
  const { shown } = afterFollowing(afterTyping(sync, form, noon), second, form, elsewhere);
  expect(shown.synced).toEqual({ name: 'M.', skills: 'R' });
  expect(shown.restored).toEqual({
    ...draft,
    fileNames: second.fileNames,
    changedAt: second.changedAt,
  });
  // A form that began its draft itself has restored none.
  const begun = { ...back, shown: { ...back.shown, restored: null } };
  expect(afterFollowing(begun, first, backForm, elsewhere).shown.restored).toBeNull();
});

test('answers typed while a question is shown keep their times when the entries it asks about change', () => {
  const typing = formWith({ name: 'Asha' });
  const first = afterFollowing(
    afterTyping(opened, typing, noon),
    { ...somebodys, savedAt: noon + 5 },
    typing,
    elsewhere,
  );
  const second = afterFollowing(first, { ...somebodys, savedAt: noon + 6 }, typing, elsewhere);
  expect(second.answers.times).toEqual({ name: noon });
});

test('an anonymous draft that appears while a form is open without one was typed in another tab', () => {
  const without = afterFollowing(opened, null, empty, elsewhere);
  expect(isTypedBeside(without, somebodys)).toBe(true);
  expect(isTypedBeside(without, draft)).toBe(false);
  expect(isTypedBeside(opened, somebodys)).toBe(false);
  expect(isTypedBeside({ ...without, isOwn: true }, somebodys)).toBe(false);
});

test('the visitor may use or refuse the entries that they are asked about', () => {
  const used = afterAdopting(asked, empty, noon);
  expect(used).toMatchObject({ isOwn: true, patch: somebodys.values });
  expect(used.shown).toMatchObject({ restored: somebodys, isAdopted: true, waiting: null });
  expect(afterRefusing(asked)).toEqual({ ...asked, settled: somebodys.savedAt, shown: opened.shown });
  expect(afterAdopting(opened, empty, noon)).toBe(opened);
});

test('discarding the answers leaves a question about other entries, and no other note', () => {
  const named = { ...back, answers: { ...back.answers, fileNames: { resume: 'meena.pdf' } } };
  expect(afterDiscarding(named, backForm)).toEqual({
    ...back,
    isOwn: false,
    reset: initialValues,
    shown: opened.shown,
    answers: { values: backForm.values, times: {}, fileNames: {} },
  });
  expect(afterDiscarding(asked, empty).shown).toBe(asked.shown);
});

test('a file found in storage keeps the time of its choice, and is no longer missing', () => {
  const named = { ...draft, fileNames: { resume: 'meena.pdf' }, changedAt: { resume: noon - 2000 } };
  const sync = afterFollowing(opened, named, empty, elsewhere);
  expect(sync.answers.fileNames).toEqual({ resume: 'meena.pdf' });
  const file = new File([], 'meena.pdf');
  const found = { form: 'job', field: 'resume', owner: meena, changedAt: noon - 2000, file } as const;
  const next = afterFindingFile(sync, found);
  expect(next.patch).toEqual({ resume: file });
  expect(next.answers).toMatchObject({ fileNames: {}, times: { resume: noon - 2000 } });
  expect(afterTyping(next, formWith({ resume: file }), noon).answers.times['resume']).toBe(noon - 2000);
});

test('a form is saved once for each change, if something was typed or it has a draft', () => {
  expect(afterChanging(opened, unsaved(initialValues), false).unsaved).toBeNull();
  const values = { ...initialValues, name: 'Asha' };
  const sync = afterChanging(afterTyping(opened, formWith(values), noon), unsaved(values), true);
  const { draft: first, ...next } = afterSaving(sync, null, empty, noon);
  expect(first).toEqual({
    owner: meena,
    values: { name: 'Asha', skills: '' },
    fileNames: {},
    savedAt: noon,
    begunAt: noon,
    entry: 'first',
    changedAt: { name: noon },
  });
  expect(next).toMatchObject({ isOwn: true, unsaved: null });
  expect(afterSaving(next, first!, empty, noon).draft).toBeUndefined();
  expect(afterChanging(next, unsaved(initialValues), false).unsaved).not.toBeNull();
});

test('restored answers that are not rendered yet are saved, too', () => {
  const restored = afterChanging(
    afterFollowing(opened, draft, empty, elsewhere),
    unsaved(initialValues),
    false,
  );
  expect(afterSaving(restored, draft, empty, noon).draft).toMatchObject({
    values: draft.values,
    begunAt: draft.begunAt,
  });
});

test('saving does not overwrite what another tab has just saved', () => {
  const later = {
    ...draft,
    savedAt: noon,
    values: { ...draft.values, name: 'M.' },
    changedAt: { name: noon },
  };
  const values = { ...backForm.values, skills: 'R' };
  const sync = afterChanging(afterTyping(back, formWith(values), noon), unsaved(values), true);
  expect(afterSaving(sync, later, empty, noon).draft?.values).toEqual({
    name: 'M.',
    skills: 'R',
  });
});
