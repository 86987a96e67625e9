import type { Draft } from '../../state/forms/draftsSlice.ts';
import { initialSession } from './draftSession.ts';
import {
  adopted,
  changed,
  discarded,
  fileFound,
  followed,
  isTypedBeside,
  refused,
  removedElsewhere,
  saved,
  typed,
} from './draftTransitions.ts';
import { emptyForm as empty, initialValues, meena, noon } from '../../testing/draftedForm.ts';
import type { FormNow } from './formUpdate.ts';

jest.useFakeTimers({ now: noon });
beforeEach(() => jest.setSystemTime(noon));

const formWith = (values: FormNow['values']): FormNow => ({
  ...empty,
  values: { ...initialValues, ...values },
});
const draft: Draft = {
  owner: meena,
  values: { name: 'Meena', skills: 'SQL' },
  fileNames: {},
  savedAt: noon - 1000,
  begunAt: noon - 5000,
  entry: 'first',
  changedAt: { name: noon - 4000, skills: noon - 3000 },
};
const somebodys: Draft = { ...draft, owner: null, savedAt: noon - 9000, begunAt: noon - 9500 };

const opened = typed(initialSession(initialValues), empty);
const unsaved = (values: FormNow['values']) => ({ values, entry: 'first', waiting: null });
const asked = followed(opened, somebodys, empty, false);
/** The draft was restored into the form, which has been rendered with it. */
const back = (() => {
  const { patch = {}, ...session } = followed(opened, draft, empty, false);
  return typed(session, formWith(patch));
})();
const backForm = formWith({ name: 'Meena', skills: 'SQL' });

test('a form without a draft shows no note, and is marked as without one only once storage is read', () => {
  const unread = followed(opened, null, { ...empty, isRead: false }, false);
  expect(unread.shown).toBe(opened.shown);
  expect(unread.wasWithout).toBe(false);
  expect(followed(unread, null, empty, false).wasWithout).toBe(true);
});

test('a typed answer gets a later time than the one it replaces, even if the clock was set back', () => {
  const first = typed(opened, formWith({ name: 'A' }));
  expect(first.answers.times).toEqual({ name: noon });
  jest.setSystemTime(noon - 60_000);
  const second = typed(first, formWith({ name: 'As' }));
  expect(second.answers.times).toEqual({ name: noon + 1 });
});

test('answers of a draft do not count as typed, even if effects run again before they are rendered', () => {
  const restored = followed(opened, draft, empty, false);
  expect(restored).toMatchObject({ isOwn: true, patch: { name: 'Meena', skills: 'SQL' } });
  expect(restored.shown.restored).toBe(draft);
  const again = typed(restored, empty);
  const rendered = typed(again, backForm);
  expect(rendered.answers.times).toEqual(draft.changedAt);
});

test('an answer typed before the draft was read stays, and gets a later time than the draft’s', () => {
  const early = formWith({ name: 'Asha' });
  const { patch, answers } = followed(typed(opened, early), draft, early, false);
  expect(patch).toEqual({ skills: 'SQL' });
  expect(answers.times).toEqual({ name: noon, skills: noon - 3000 });
});

test('an answer of the draft that is not offered here stays in the draft, with its time', () => {
  const offersNothing: FormNow = { ...empty, isOption: ({ name }) => name !== 'skills' };
  const opening = followed(opened, draft, offersNothing, false);
  expect(opening.patch).toEqual({ name: 'Meena' });
  const form = { ...offersNothing, values: { ...initialValues, name: 'Asha' } };
  const later = changed(typed(opening, form), unsaved(form.values), true);
  expect(saved(later, draft, form).draft).toMatchObject({
    values: { name: 'Asha', skills: 'SQL' },
    changedAt: { name: noon, skills: noon - 3000 },
  });
});

test('a choice of the page before that leaves an answer empty does not empty it in another tab', () => {
  const prefilled: FormNow = { ...empty, prefillValues: { skills: '' }, entry: 'second' };
  const opening = followed(opened, draft, prefilled, false);
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
  const next = followed(back, later, backForm, false);
  expect(next).toMatchObject({ patch: { name: 'Meena Raman' }, savedAt: noon + 5 });
  expect(next.shown.synced).toEqual({ name: 'Meena Raman' });
  // Its own draft, as this tab has just saved it, changes nothing.
  const after = followed(back, draft, backForm, false);
  expect(after).toEqual(back);
  expect(after.shown).toBe(back.shown);
});

test('a change from another tab does not remove the note that anonymous entries were adopted', () => {
  const { patch = {}, ...used } = adopted(asked, empty);
  const form = formWith(patch);
  const later = {
    ...draft,
    savedAt: noon + 5,
    values: { name: 'M.', skills: 'SQL' },
    changedAt: { name: noon + 5, skills: noon - 3000 },
  };
  const next = followed(typed(used, form), later, form, false);
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
  const { patch: one = {}, ...session } = followed(back, first, backForm, false);
  const form = formWith({ ...backForm.values, ...one });
  const second = change({ name: 'M.', skills: 'R' }, { name: noon + 1, skills: noon + 2 });
  const { shown } = followed(typed(session, form), second, form, false);
  expect(shown.synced).toEqual({ name: 'M.', skills: 'R' });
  expect(shown.restored).toEqual({
    ...draft,
    fileNames: second.fileNames,
    changedAt: second.changedAt,
  });
  // A form that began its draft itself has restored none.
  const begun = { ...back, shown: { ...back.shown, restored: null } };
  expect(followed(begun, first, backForm, false).shown.restored).toBeNull();
});

test('a question about anonymous entries goes once it was answered in another tab', () => {
  const { patch = {}, ...session } = followed(opened, { ...draft, earlier: somebodys }, empty, false);
  const form = formWith(patch);
  const answered = { ...draft, savedAt: noon + 5 };
  expect(followed(typed(session, form), answered, form, false).shown.waiting).toBeNull();
});

test('a form sent or discarded in another tab is reset, except for answers typed since', () => {
  const typing = formWith({ name: 'Meena', skills: 'SQL, R' });
  const { answers, ...session } = removedElsewhere(typed(back, typing));
  const named = { ...answers, fileNames: { resume: 'meena.pdf' } };
  const next = followed({ ...session, answers: named }, null, typing, false);
  expect(next.reset).toEqual({ ...initialValues, skills: 'SQL, R' });
  expect(next).toMatchObject({
    seen: typing.values,
    isOwn: false,
    isRemovedElsewhere: false,
    shown: { isRemoved: true },
  });
  // A later draft contains nothing of the removed answers or their file.
  expect(next.answers).toEqual({ values: typing.values, times: { skills: noon }, fileNames: {} });
});

test.each([
  ['was never its own', opened, {}],
  ['was never its own, and goes in another tab,', removedElsewhere(opened), {}],
  ['was never its own, at a logout,', opened, { account: null, isLogout: true }],
  ['goes because this tab sent or discarded it', back, {}],
  ['goes while the form is being sent', removedElsewhere(back), { isSubmitting: true }],
  ['goes with a logout in another tab', removedElsewhere(back), { account: null, isLogout: true }],
])('the removal of a draft that %s clears no answer', (_which, session, now) => {
  const next = followed(session, null, { ...backForm, ...now }, false);
  expect(next.reset).toBeUndefined();
  expect(next.shown).toEqual(opened.shown);
});

test('anonymous entries are asked about, also once the form’s own draft, which set them aside, is removed', () => {
  expect(asked).toMatchObject({ isOwn: false, shown: { waiting: somebodys, restored: null } });
  expect(asked).not.toHaveProperty('patch');
  const own = { ...draft, earlier: somebodys };
  const { patch: _patch, ...session } = followed(opened, own, empty, false);
  expect(session.shown).toMatchObject({ restored: own, waiting: somebodys });
  const next = followed(removedElsewhere(session), somebodys, backForm, false);
  expect(next).toMatchObject({ isOwn: false, reset: initialValues, savedAt: somebodys.savedAt });
  expect(next.shown).toMatchObject({ isRemoved: true, waiting: somebodys, restored: null });
  // `isRemoved` is shown once, and not if this tab removed the draft.
  expect(followed(next, { ...somebodys, savedAt: noon }, empty, false).shown.isRemoved).toBe(false);
  expect(followed(session, somebodys, backForm, false).shown.isRemoved).toBe(false);
});

test('anonymous entries set aside in an account’s draft are not offered to another account', () => {
  const others = { ...draft, owner: 'other@example.org', earlier: somebodys };
  expect(followed(opened, others, empty, false).shown).toEqual(opened.shown);
});

test('answers typed while a question is shown keep their times when the entries it asks about change', () => {
  const typing = formWith({ name: 'Asha' });
  const first = followed(typed(opened, typing), { ...somebodys, savedAt: noon + 5 }, typing, false);
  const second = followed(first, { ...somebodys, savedAt: noon + 6 }, typing, false);
  expect(second.answers.times).toEqual({ name: noon });
});

test('an anonymous draft that appears while a form is open without one was typed in another tab', () => {
  const without = followed(opened, null, empty, false);
  expect(isTypedBeside(without, somebodys)).toBe(true);
  expect(isTypedBeside(without, draft)).toBe(false);
  expect(isTypedBeside(opened, somebodys)).toBe(false);
  expect(isTypedBeside({ ...without, isOwn: true }, somebodys)).toBe(false);
});

test('the visitor may use or refuse the entries that they are asked about', () => {
  const used = adopted(asked, empty);
  expect(used).toMatchObject({ isOwn: true, patch: somebodys.values });
  expect(used.shown).toMatchObject({ restored: somebodys, isAdopted: true, waiting: null });
  expect(refused(asked)).toEqual({ ...asked, shown: opened.shown });
  expect(adopted(opened, empty)).toBe(opened);
});

test('discarding the answers leaves a question about other entries, and no other note', () => {
  const named = { ...back, answers: { ...back.answers, fileNames: { resume: 'meena.pdf' } } };
  expect(discarded(named, backForm)).toEqual({
    ...back,
    reset: initialValues,
    shown: opened.shown,
    answers: { values: backForm.values, times: {}, fileNames: {} },
  });
  expect(discarded(asked, empty).shown).toBe(asked.shown);
});

test('a file found in storage keeps the time of its choice, and is no longer missing', () => {
  const named = { ...draft, fileNames: { resume: 'meena.pdf' }, changedAt: { resume: noon - 2000 } };
  const session = followed(opened, named, empty, false);
  expect(session.answers.fileNames).toEqual({ resume: 'meena.pdf' });
  const file = new File([], 'meena.pdf');
  const found = { form: 'job', field: 'resume', owner: meena, changedAt: noon - 2000, file } as const;
  const next = fileFound(session, found);
  expect(next.patch).toEqual({ resume: file });
  expect(next.answers).toMatchObject({ fileNames: {}, times: { resume: noon - 2000 } });
  expect(typed(next, formWith({ resume: file })).answers.times['resume']).toBe(noon - 2000);
});

test('a form is saved once for each change, if something was typed or it has a draft', () => {
  expect(changed(opened, unsaved(initialValues), false).unsaved).toBeNull();
  const values = { ...initialValues, name: 'Asha' };
  const session = changed(typed(opened, formWith(values)), unsaved(values), true);
  const { draft: first, ...next } = saved(session, null, empty);
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
  expect(saved(next, first!, empty).draft).toBeUndefined();
  expect(changed(next, unsaved(initialValues), false).unsaved).not.toBeNull();
});

test('restored answers that are not rendered yet are saved, too', () => {
  const restored = changed(followed(opened, draft, empty, false), unsaved(initialValues), false);
  expect(saved(restored, draft, empty).draft).toMatchObject({
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
  const session = changed(typed(back, formWith(values)), unsaved(values), true);
  expect(saved(session, later, empty).draft?.values).toEqual({
    name: 'M.',
    skills: 'R',
  });
});

test('until the visitor answers, anonymous entries are saved along with the form’s own draft', () => {
  const values = { ...initialValues, name: 'Asha' };
  const session = changed(typed(asked, formWith(values)), unsaved(values), true);
  const { draft: made } = saved(session, somebodys, empty);
  expect(made).toMatchObject({ owner: meena, begunAt: noon, earlier: somebodys });
  expect(saved(refused(session), somebodys, empty).draft).not.toHaveProperty('earlier');
});

test('nothing is saved if the draft was removed, or if its owner has logged out in another tab', () => {
  const session = changed(back, unsaved(backForm.values), true);
  expect(saved(session, null, empty).draft).toBeUndefined();
  const heldBack = saved({ ...session, isOwn: false }, null, { ...empty, isLogout: true });
  expect(heldBack).toMatchObject({ isOwn: false, unsaved: null });
  expect(heldBack.draft).toBeUndefined();
});
