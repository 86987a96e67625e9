import type { Draft } from '../../state/forms/draftsSlice.ts';
import { initialSession } from './draftSession.ts';
import {
  afterAdopting,
  afterChanging,
  afterDiscarding,
  afterFindingFile,
  afterFollowing,
  isTypedBeside,
  afterRefusing,
  afterRemovingElsewhere,
  afterSaving,
  afterTyping,
} from './draftTransitions.ts';
import { emptyForm as empty, initialValues, meena, noon } from '../../testing/draftedForm.ts';
import type { FormNow } from './formUpdate.ts';

/** No draft was typed in this tab. */
const elsewhere = { isTypedHere: false, now: noon };
const here = { isTypedHere: true, now: noon };

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

const opened = afterTyping(initialSession(initialValues), empty, noon);
const unsaved = (values: FormNow['values']) => ({ values, entry: 'first' });
const asked = afterFollowing(opened, somebodys, empty, elsewhere);
/** The draft was restored into the form, which has been rendered with it. */
const back = (() => {
  const { patch = {}, ...session } = afterFollowing(opened, draft, empty, elsewhere);
  return afterTyping(session, formWith(patch), noon);
})();
const backForm = formWith({ name: 'Meena', skills: 'SQL' });

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
  const { patch: one = {}, ...session } = afterFollowing(back, first, backForm, elsewhere);
  const form = formWith({ ...backForm.values, ...one });
  const second = change({ name: 'M.', skills: 'R' }, { name: noon + 1, skills: noon + 2 });
  const { shown } = afterFollowing(afterTyping(session, form, noon), second, form, elsewhere);
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

test('a question about anonymous entries goes once it was answered in another tab', () => {
  const { patch = {}, ...session } = afterFollowing(
    opened,
    { ...draft, earlier: somebodys },
    empty,
    elsewhere,
  );
  const form = formWith(patch);
  const answered = { ...draft, savedAt: noon + 5 };
  expect(
    afterFollowing(afterTyping(session, form, noon), answered, form, elsewhere).shown.waiting,
  ).toBeNull();
});

test('a form sent or discarded in another tab is reset, except for answers typed since', () => {
  const typing = formWith({ name: 'Meena', skills: 'SQL, R' });
  const { answers, ...session } = afterRemovingElsewhere(afterTyping(back, typing, noon));
  const named = { ...answers, fileNames: { resume: 'meena.pdf' } };
  const next = afterFollowing({ ...session, answers: named }, null, typing, elsewhere);
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
  ['was never its own, and goes in another tab,', afterRemovingElsewhere(opened), {}],
  ['was never its own, at a logout,', opened, { account: null, isLogout: true }],
  ['goes because this tab sent or discarded it', back, {}],
  ['goes while the form is being sent', afterRemovingElsewhere(back), { isSubmitting: true }],
  ['goes with a logout in another tab', afterRemovingElsewhere(back), { account: null, isLogout: true }],
])('the removal of a draft that %s clears no answer', (_which, session, now) => {
  const next = afterFollowing(session, null, { ...backForm, ...now }, elsewhere);
  expect(next.reset).toBeUndefined();
  expect(next.shown).toEqual(opened.shown);
});

test('anonymous entries are asked about, also once the form’s own draft, which set them aside, is removed', () => {
  expect(asked).toMatchObject({ isOwn: false, shown: { waiting: somebodys, restored: null } });
  expect(asked).not.toHaveProperty('patch');
  const own = { ...draft, earlier: somebodys };
  const { patch: _patch, ...session } = afterFollowing(opened, own, empty, elsewhere);
  expect(session.shown).toMatchObject({ restored: own, waiting: somebodys });
  const next = afterFollowing(afterRemovingElsewhere(session), somebodys, backForm, elsewhere);
  expect(next).toMatchObject({ isOwn: false, reset: initialValues, savedAt: somebodys.savedAt });
  expect(next.shown).toMatchObject({ isRemoved: true, waiting: somebodys, restored: null });
  // `isRemoved` is shown once, and not if this tab removed the draft.
  expect(afterFollowing(next, { ...somebodys, savedAt: noon }, empty, elsewhere).shown.isRemoved).toBe(false);
  expect(afterFollowing(session, somebodys, backForm, elsewhere).shown.isRemoved).toBe(false);
});

test('anonymous entries set aside in an account’s draft are not offered to another account', () => {
  const others = { ...draft, owner: 'other@example.org', earlier: somebodys };
  expect(afterFollowing(opened, others, empty, elsewhere).shown).toEqual(opened.shown);
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
    reset: initialValues,
    shown: opened.shown,
    answers: { values: backForm.values, times: {}, fileNames: {} },
  });
  expect(afterDiscarding(asked, empty).shown).toBe(asked.shown);
});

test('a file found in storage keeps the time of its choice, and is no longer missing', () => {
  const named = { ...draft, fileNames: { resume: 'meena.pdf' }, changedAt: { resume: noon - 2000 } };
  const session = afterFollowing(opened, named, empty, elsewhere);
  expect(session.answers.fileNames).toEqual({ resume: 'meena.pdf' });
  const file = new File([], 'meena.pdf');
  const found = { form: 'job', field: 'resume', owner: meena, changedAt: noon - 2000, file } as const;
  const next = afterFindingFile(session, found);
  expect(next.patch).toEqual({ resume: file });
  expect(next.answers).toMatchObject({ fileNames: {}, times: { resume: noon - 2000 } });
  expect(afterTyping(next, formWith({ resume: file }), noon).answers.times['resume']).toBe(noon - 2000);
});

test('a form is saved once for each change, if something was typed or it has a draft', () => {
  expect(afterChanging(opened, unsaved(initialValues), false).unsaved).toBeNull();
  const values = { ...initialValues, name: 'Asha' };
  const session = afterChanging(afterTyping(opened, formWith(values), noon), unsaved(values), true);
  const { draft: first, ...next } = afterSaving(session, null, empty, noon);
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
  const session = afterChanging(afterTyping(back, formWith(values), noon), unsaved(values), true);
  expect(afterSaving(session, later, empty, noon).draft?.values).toEqual({
    name: 'M.',
    skills: 'R',
  });
});

test('until the visitor answers, anonymous entries are saved along with the form’s own draft', () => {
  const values = { ...initialValues, name: 'Asha' };
  const session = afterChanging(afterTyping(asked, formWith(values), noon), unsaved(values), true);
  const { draft: made } = afterSaving(session, somebodys, empty, noon);
  expect(made).toMatchObject({ owner: meena, begunAt: noon, earlier: somebodys });
  expect(afterSaving(afterRefusing(session), somebodys, empty, noon).draft).not.toHaveProperty('earlier');
});

/** An anonymous draft of this tab, and one that another tab saved later, apart from it. */
const ours: Draft = { ...somebodys, values: { name: 'Asha', skills: '' }, begunAt: noon - 8000 };
const theirs: Draft = { ...somebodys, values: { name: 'Meena' }, begunAt: noon - 2000, savedAt: noon - 500 };
const anonymous: FormNow = { ...empty, owner: null, account: null };
const ourForm: FormNow = { ...anonymous, values: { ...initialValues, name: 'Asha' } };
const own = (() => {
  const { patch: _patch, ...session } = afterFollowing(opened, ours, anonymous, here);
  return afterTyping(session, ourForm, noon);
})();

test('a draft that another tab types apart from this form’s, without an account, leaves the form alone', () => {
  const without = { ...own, wasWithout: true };
  expect(isTypedBeside(without, theirs)).toBe(false);
  const next = afterFollowing(own, { ...theirs, earlier: ours }, ourForm, elsewhere);
  expect(next).toEqual(own);
  // Also where the other tab did not know of it.
  const lost = afterFollowing(own, theirs, ourForm, elsewhere);
  expect(lost.patch).toBeUndefined();
  expect(lost.shown.waiting).toBe(theirs);
  // Nor does it take over what is typed there next, although it was open before that was begun.
  expect(isTypedBeside(afterFollowing(without, theirs, ourForm, elsewhere), theirs)).toBe(false);
});

test('two tabs that type apart without an account keep both drafts, whichever saves last', () => {
  const values = { ...ourForm.values, skills: 'SQL' };
  const form = { ...ourForm, values };
  const session = afterChanging(afterTyping(own, form, noon), unsaved(values), true);
  const { draft: first, ...next } = afterSaving(session, { ...theirs, earlier: ours }, form, noon);
  expect(first).toMatchObject({ begunAt: ours.begunAt, values: { name: 'Asha', skills: 'SQL' } });
  expect(first!.earlier).toEqual(theirs);
  // The form is not asked about the other draft, which a save keeps all the same.
  const after = afterFollowing(next, first!, form, here);
  expect(after.shown.waiting).toBeNull();
  const again = afterChanging(afterTyping(after, formWith({ name: 'A' }), noon), unsaved(form.values), true);
  expect(afterSaving(again, first!, form, noon).draft?.earlier).toEqual(theirs);
});

test('a question about entries follows them while another tab types on, and the answer is about those', () => {
  const asking = afterFollowing(opened, ours, anonymous, elsewhere);
  const values = { ...initialValues, skills: 'R' };
  const form = { ...anonymous, values };
  const typing = afterChanging(afterTyping(asking, form, noon), unsaved(values), true);
  const { draft: mine, ...session } = afterSaving(typing, ours, form, noon);
  const later = { ...ours, savedAt: noon + 9, values: { name: 'Asha R.', skills: '' } };
  const next = afterFollowing(
    session,
    { ...later, earlier: { ...mine!, earlier: undefined } },
    form,
    elsewhere,
  );
  expect(next.shown.waiting).toMatchObject({ savedAt: noon + 9, begunAt: ours.begunAt });
  const stored = { ...mine!, earlier: later };
  expect(afterRefusing(next).settled).toBe(noon + 9);
  const deleting = afterChanging(afterRefusing(next), unsaved(values), true);
  expect(afterSaving(deleting, stored, form, noon).draft).not.toHaveProperty('earlier');
  const using = afterAdopting(next, form, noon);
  expect(using).toMatchObject({ begunAt: mine!.begunAt, patch: { name: 'Asha R.' } });
  expect(
    afterSaving(afterChanging(using, unsaved(values), true), stored, form, noon).draft,
  ).not.toHaveProperty('earlier');
});

test('the draft of an account is kept when somebody else types into the form, and so is an anonymous one', () => {
  const session = afterChanging(afterTyping(opened, ourForm, noon), unsaved(ourForm.values), true);
  expect(afterSaving(session, draft, ourForm, noon).draft).toMatchObject({ owner: null, earlier: draft });
  // A third owner: of each kind the last one is kept.
  const others = { ...draft, owner: 'asha@example.org', begunAt: noon - 100, savedAt: noon - 50 };
  const stored = { ...others, earlier: { ...somebodys, earlier: draft } };
  expect(afterSaving(session, stored, ourForm, noon).draft?.earlier).toEqual({
    ...others,
    earlier: somebodys,
  });
  // Its own form takes it up again, and leaves the other one behind it.
  const { patch, shown } = afterFollowing(opened, { ...draft, earlier: ours }, empty, elsewhere);
  expect(patch).toEqual(draft.values);
  expect(shown.waiting).toEqual(ours);
  const later = afterChanging(back, unsaved(backForm.values), true);
  const next = afterSaving(later, { ...ours, earlier: { ...draft, earlier: theirs } }, backForm, noon).draft;
  expect(next).toMatchObject({ owner: meena, values: draft.values, earlier: ours });
});

test('the draft of an account is shown to nobody else, and not asked about', () => {
  const { shown, patch } = afterFollowing(opened, { ...ours, earlier: draft }, anonymous, here);
  expect(patch).toEqual({ name: 'Asha', skills: '' });
  expect(shown.waiting).toBeNull();
});

test.each([
  ['nobody', null],
  ['another account', 'asha@example.org'],
])(
  '%s, whose draft is removed, gets nothing of the account’s draft behind it, and saves none over it',
  (_who, owner) => {
    const form = { ...ourForm, owner, account: owner };
    const session = afterChanging(afterTyping(opened, form, noon), unsaved(form.values), true);
    const { draft: made, ...next } = afterSaving(session, draft, form, noon);
    const after = afterFollowing(next, made!, form, here);
    const discarded = { ...afterDiscarding(after, form), reset: undefined };
    for (const before of [discarded, afterRemovingElsewhere(after)]) {
      const { patch, isOwn, shown } = afterFollowing(
        before,
        draft,
        { ...form, values: initialValues },
        elsewhere,
      );
      expect([patch, isOwn, shown.restored]).toEqual([undefined, false, null]);
    }
    // A save before the form has followed the removal.
    expect(
      afterSaving(afterChanging(after, unsaved(form.values), true), draft, form, noon).draft,
    ).toBeUndefined();
  },
);

test('a draft that gives way to the form’s own one is no removal of it', () => {
  const removing = afterRemovingElsewhere(own);
  expect(afterFollowing(removing, ours, ourForm, here).isRemovedElsewhere).toBe(false);
});

test('an account that logs in over a form gets its draft into what it has not filled in, as one draft', () => {
  const form = { ...ourForm, account: meena, owner: meena };
  const { patch, ...session } = afterFollowing(own, { ...draft, earlier: ours }, form, elsewhere);
  expect(patch).toEqual({ skills: 'SQL' });
  expect(session.shown).toEqual({ ...opened.shown, restored: { ...draft, earlier: ours } });
  const values = { ...form.values, ...patch };
  const later = afterChanging(afterTyping(session, { ...form, values }, noon), unsaved(values), true);
  const { draft: next } = afterSaving(later, { ...ours, earlier: draft }, { ...form, values }, noon);
  expect(next).toMatchObject({ owner: meena, values: { name: 'Asha', skills: 'SQL' } });
  expect(next).not.toHaveProperty('earlier');
});

/** Another tab has sent the form, while its name was changed here. */
const rest: Draft = {
  ...draft,
  values: { name: 'Meena R.' },
  savedAt: noon + 2000,
  changedAt: { name: noon + 500, skills: noon + 2000 },
};

test('a form sent in another tab keeps what was typed here meanwhile, and what was sent does not come back', () => {
  const typing = formWith({ name: 'Meena R.', skills: 'SQL' });
  const { patch, ...next } = afterFollowing(afterTyping(back, typing, noon + 500), rest, typing, elsewhere);
  expect({ ...typing.values, ...patch }).toEqual({ ...initialValues, name: 'Meena R.' });
  expect(next.shown.synced).toEqual({});
  const form = formWith({ name: 'Meena R.' });
  const later = afterChanging(afterTyping(next, form, noon + 3000), unsaved(form.values), true);
  expect(afterSaving(later, rest, form, noon + 3000).draft).toMatchObject({ values: { name: 'Meena R.' } });
});

test('the form that was sent takes over nothing of what another tab typed meanwhile, and does not overwrite it', () => {
  const { patch, ...sent } = afterFollowing(back, rest, { ...backForm, isSubmitting: true }, elsewhere);
  expect(patch).toBeUndefined();
  expect(sent).toMatchObject({ isOwn: false, shown: opened.shown });
  const emptied = afterChanging(afterTyping(sent, empty, noon), unsaved(initialValues), false);
  expect(afterSaving(emptied, rest, empty, noon).draft).toBeUndefined();
  const form = formWith({ skills: 'R' });
  const again = afterChanging(afterTyping(emptied, form, noon + 3000), unsaved(form.values), true);
  expect(afterSaving(again, rest, form, noon + 3000).draft?.values).toEqual({
    name: 'Meena R.',
    skills: 'R',
  });
});

test('nothing is saved if the draft was removed, or if its owner has logged out in another tab', () => {
  const session = afterChanging(back, unsaved(backForm.values), true);
  expect(afterSaving(session, null, empty, noon).draft).toBeUndefined();
  const heldBack = afterSaving({ ...session, isOwn: false }, null, { ...empty, isLogout: true }, noon);
  expect(heldBack).toMatchObject({ isOwn: false, unsaved: null });
  expect(heldBack.draft).toBeUndefined();
});
