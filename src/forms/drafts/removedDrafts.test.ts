import type { Draft } from '../../state/forms/draftsSlice.ts';
import {
  back,
  backForm,
  draft,
  elsewhere,
  emptyForm as empty,
  formWith,
  initialValues,
  noon,
  opened,
  unsaved,
} from '../../testing/forms/draftedForm.ts';
import {
  afterChanging,
  afterFollowing,
  afterRemovingElsewhere,
  afterSaving,
  afterTyping,
} from './draftTransitions.ts';

test('a form sent or discarded in another tab is reset, except for answers typed since', () => {
  const typing = formWith({ name: 'Meena', skills: 'SQL, R' });
  const { answers, ...sync } = afterRemovingElsewhere(afterTyping(back, typing, noon));
  const named = { ...answers, fileNames: { resume: 'meena.pdf' } };
  const next = afterFollowing({ ...sync, answers: named }, null, typing, elsewhere);
  expect(next.reset).toEqual({ ...initialValues, skills: 'SQL, R' });
  expect(next).toMatchObject({
    seen: typing.values,
    isOwn: false,
    isRemovedElsewhere: false,
    shown: { isRemoved: true, hasRest: true },
  });
  const whole = afterFollowing(afterRemovingElsewhere(back), null, backForm, elsewhere);
  expect(whole.shown).toMatchObject({ isRemoved: true, hasRest: false });
  // A later draft contains nothing of the removed answers or their file.
  expect(next.answers).toEqual({ values: typing.values, times: { skills: noon }, fileNames: {} });
});

test.each([
  ['was never its own', opened, {}],
  ['was never its own, and goes in another tab,', afterRemovingElsewhere(opened), {}],
  ['was never its own, at a logout,', opened, { account: null, isLogout: true }],
  ['goes because this tab sent it', back, { isSubmitting: true }],
  ['goes while the form is being sent', afterRemovingElsewhere(back), { isSubmitting: true }],
  ['goes with a logout in another tab', afterRemovingElsewhere(back), { account: null, isLogout: true }],
])('the removal of a draft that %s clears no answer', (_which, sync, now) => {
  const next = afterFollowing(sync, null, { ...backForm, ...now }, elsewhere);
  expect(next.reset).toBeUndefined();
  expect(next.shown).toEqual(opened.shown);
});

test('a draft that goes with all that was stored clears no answer, and the form knows that it is not kept', () => {
  const next = afterFollowing(back, null, backForm, elsewhere);
  expect(next.reset).toBeUndefined();
  expect(next).toMatchObject({ isOwn: false, shown: { isRemoved: false, isCleared: true } });
  const typed = formWith({ name: 'Meena R.', skills: 'SQL' });
  const { draft: saved } = afterSaving(afterChanging(next, unsaved(typed.values), true), null, typed, noon);
  expect(saved).toMatchObject({ values: { skills: 'SQL' }, begunAt: noon });
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
  expect(next.shown).toMatchObject({ synced: {}, hasRest: true });
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
  const sync = afterChanging(back, unsaved(backForm.values), true);
  expect(afterSaving(sync, null, empty, noon).draft).toBeUndefined();
  const heldBack = afterSaving({ ...sync, isOwn: false }, null, { ...empty, isLogout: true }, noon);
  expect(heldBack).toMatchObject({ isOwn: false, unsaved: null });
  expect(heldBack.draft).toBeUndefined();
});
