import { keysOf } from '../../../contract/keysOf.ts';
import { dialogMessageOf, dialogContentOf, dialogContents } from './dialogContents.ts';
import type { DialogKind } from './dialogContents.ts';
import { catalogue, fallbacks } from '../../testing/dialogs/dialogCatalogue.ts';
import type { Row } from '../../testing/dialogs/dialogCatalogue.ts';
import { questions } from './questions.ts';

const closeActionOf = (kind: DialogKind) => {
  const { onClose } = dialogContentOf(kind).confirm;
  if (onClose === 'stay') return onClose;
  return 'goBack' in onClose ? 'back' : onClose.to;
};

test.each(Object.entries(catalogue) as [DialogKind, Row][])(
  '“%s” has the text, buttons and close action of the catalogue',
  (kind, row) => {
    const { title, message, confirm, secondary, cancel } = dialogContentOf(kind);
    const buttons = [confirm, secondary, cancel]
      .flatMap((button) => (button ? [button.label] : []))
      .join(', ');
    expect([title, message, buttons, closeActionOf(kind)]).toEqual(row);
  },
);

test.each(Object.entries(fallbacks) as [DialogKind, string][])(
  '“%s” has a fallback text when the server sends no message',
  (kind, words) => {
    expect(dialogMessageOf(dialogContentOf(kind), {})).toBe(words);
    expect(dialogMessageOf(dialogContentOf(kind), { message: 'Too late.' })).toContain('Too late.');
  },
);

test('no dialog shows an empty placeholder when no message was given', () => {
  for (const kind of keysOf(dialogContents)) {
    expect(dialogMessageOf(dialogContentOf(kind), { email: 'asha@mail.example' })).not.toMatch(
      /[{}]|undefined|: *$/,
    );
  }
});

test('every dialog is in the catalogue, except the site’s own questions', () => {
  const others = Object.keys(dialogContents).filter((kind) => !(kind in catalogue));
  expect(others).toEqual([
    'form.leave',
    'form.leaveFile',
    'form.leaveUnkept',
    'signUp.leave',
    'resetPassword.leave',
    'profile.leave',
    'form.discard',
  ]);
});

test('the site’s own questions name what would be lost, and their buttons say what they do', () => {
  const asked = keysOf(questions);
  for (const kind of asked) {
    const { message, confirm, cancel } = dialogContentOf(kind);
    expect(message).toMatch(
      /^(Everything you typed|The resume|The password|Passwords and codes|Your changes)/,
    );
    expect([confirm.label, cancel?.label]).toEqual(
      kind === 'form.discard' ? ['Discard', 'Keep'] : ['Leave', 'Keep editing'],
    );
  }
});

test('the two questions whose text the specification gives have its button ‘Continue’', () => {
  for (const kind of ['password.change', 'account.logOut'] as const)
    expect(dialogContentOf(kind).confirm.label).toBe('Continue');
});

test('a button that only leads back to the form says what to press there', () => {
  const leadsBack = keysOf(dialogContents)
    .map(dialogContentOf)
    .filter(({ confirm }) => ['Retry', 'Try Again'].includes(confirm.label));
  expect(leadsBack.map(({ note }) => note)).toEqual([
    expect.stringContaining('press “Submit request” in the form'),
    expect.stringContaining('press “Submit request” in the form'),
    expect.stringContaining('press “Send feedback” in the form'),
  ]);
});

test('dismissing a success does what its button does, and dismissing a question nothing', () => {
  const dismissals = (tones: string[]) =>
    keysOf(dialogContents)
      .map(dialogContentOf)
      .filter(({ tone }) => tones.includes(tone))
      .map(({ dismiss }) => dismiss);
  expect(new Set(dismissals(['success', 'warning']))).toEqual(new Set(['confirm']));
  expect(new Set(dismissals(['question']))).toEqual(new Set(['cancel']));
  // Whoever is asked to log in may stay with Esc (specification CONS-12).
  expect(dialogContentOf('consultation.loginRequired').dismiss).toBe('cancel');
});
