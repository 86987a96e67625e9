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
  afterFollowing,
  afterRefusing,
  afterRemovingElsewhere,
  afterSaving,
  afterTyping,
  isTypedBeside,
} from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';

const here = { isTypedHere: true, now: noon };

/** An anonymous draft of this tab, and one that another tab saved later, apart from it. */
const ours: Draft = { ...somebodys, values: { name: 'Asha', skills: '' }, begunAt: noon - 8000 };
const theirs: Draft = { ...somebodys, values: { name: 'Meena' }, begunAt: noon - 2000, savedAt: noon - 500 };
const anonymous: FormNow = { ...empty, owner: null, account: null };
const ourForm: FormNow = { ...anonymous, values: { ...initialValues, name: 'Asha' } };
const own = (() => {
  const { patch: _patch, ...sync } = afterFollowing(opened, ours, anonymous, here);
  return afterTyping(sync, ourForm, noon);
})();

test('a question about anonymous entries goes once it was answered in another tab', () => {
  const { patch = {}, ...sync } = afterFollowing(opened, { ...draft, earlier: somebodys }, empty, elsewhere);
  const form = formWith(patch);
  const answered = { ...draft, savedAt: noon + 5 };
  expect(afterFollowing(afterTyping(sync, form, noon), answered, form, elsewhere).shown.waiting).toBeNull();
});

test('anonymous entries are asked about, also once the form’s own draft, which set them aside, is removed', () => {
  expect(asked).toMatchObject({ isOwn: false, shown: { waiting: somebodys, restored: null } });
  expect(asked).not.toHaveProperty('patch');
  const meenas = { ...draft, earlier: somebodys };
  const { patch: _patch, ...sync } = afterFollowing(opened, meenas, empty, elsewhere);
  expect(sync.shown).toMatchObject({ restored: meenas, waiting: somebodys });
  const next = afterFollowing(afterRemovingElsewhere(sync), somebodys, backForm, elsewhere);
  expect(next).toMatchObject({ isOwn: false, reset: initialValues, savedAt: somebodys.savedAt });
  expect(next.shown).toMatchObject({ isRemoved: true, waiting: somebodys, restored: null });
  // `isRemoved` is shown once, and not if this tab removed the draft.
  expect(afterFollowing(next, { ...somebodys, savedAt: noon }, empty, elsewhere).shown.isRemoved).toBe(false);
  expect(afterFollowing(sync, somebodys, backForm, elsewhere).shown.isRemoved).toBe(false);
});

test('anonymous entries set aside in an account’s draft are not offered to another account', () => {
  const others = { ...draft, owner: 'other@example.org', earlier: somebodys };
  expect(afterFollowing(opened, others, empty, elsewhere).shown).toEqual(opened.shown);
});

test('until the visitor answers, anonymous entries are saved along with the form’s own draft', () => {
  const values = { ...initialValues, name: 'Asha' };
  const sync = afterChanging(afterTyping(asked, formWith(values), noon), unsaved(values), true);
  const { draft: made } = afterSaving(sync, somebodys, empty, noon);
  expect(made).toMatchObject({ owner: meena, begunAt: noon, earlier: somebodys });
  expect(afterSaving(afterRefusing(sync), somebodys, empty, noon).draft).not.toHaveProperty('earlier');
});

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
  const sync = afterChanging(afterTyping(own, form, noon), unsaved(values), true);
  const { draft: first, ...next } = afterSaving(sync, { ...theirs, earlier: ours }, form, noon);
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
  const { draft: mine, ...sync } = afterSaving(typing, ours, form, noon);
  const later = { ...ours, savedAt: noon + 9, values: { name: 'Asha R.', skills: '' } };
  const next = afterFollowing(sync, { ...later, earlier: { ...mine!, earlier: undefined } }, form, elsewhere);
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
  const sync = afterChanging(afterTyping(opened, ourForm, noon), unsaved(ourForm.values), true);
  expect(afterSaving(sync, draft, ourForm, noon).draft).toMatchObject({ owner: null, earlier: draft });
  // A third owner: both accounts keep theirs.
  const others = { ...draft, owner: 'asha@example.org', begunAt: noon - 100, savedAt: noon - 50 };
  const stored = { ...others, earlier: { ...somebodys, earlier: draft } };
  expect(afterSaving(sync, stored, ourForm, noon).draft?.earlier).toEqual(stored);
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
    const sync = afterChanging(afterTyping(opened, form, noon), unsaved(form.values), true);
    const { draft: made, ...next } = afterSaving(sync, draft, form, noon);
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
  const { patch, ...sync } = afterFollowing(own, { ...draft, earlier: ours }, form, elsewhere);
  expect(patch).toEqual({ skills: 'SQL' });
  expect(sync.shown).toEqual({ ...opened.shown, restored: { ...draft, earlier: ours } });
  const values = { ...form.values, ...patch };
  const later = afterChanging(afterTyping(sync, { ...form, values }, noon), unsaved(values), true);
  const { draft: next } = afterSaving(later, { ...ours, earlier: draft }, { ...form, values }, noon);
  expect(next).toMatchObject({ owner: meena, values: { name: 'Asha', skills: 'SQL' } });
  expect(next).not.toHaveProperty('earlier');
});
