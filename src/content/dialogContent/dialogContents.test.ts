import { messageOf, dialogContentOf, outcomes } from './dialogContents.ts';
import type { DialogKind } from './dialogContents.ts';
import { catalogue, fallbacks } from '../../testing/dialogCatalogue.ts';
import type { Row } from '../../testing/dialogCatalogue.ts';

const leadOf = (kind: DialogKind) => {
  const { leads } = dialogContentOf(kind).confirm;
  if (leads === 'stay') return leads;
  return 'back' in leads ? 'back' : leads.to;
};

test.each(Object.entries(catalogue) as [DialogKind, Row][])(
  '“%s” says and does what is agreed',
  (kind, row) => {
    const { title, message, confirm, extra, cancel } = dialogContentOf(kind);
    const buttons = [confirm, extra, cancel].flatMap((button) => (button ? [button.label] : [])).join(', ');
    expect([title, message, buttons, leadOf(kind)]).toEqual(row);
  },
);

test.each(Object.entries(fallbacks) as [DialogKind, string][])(
  '“%s” has its own words when the server has none',
  (kind, words) => {
    expect(messageOf(dialogContentOf(kind), {})).toBe(words);
    expect(messageOf(dialogContentOf(kind), { message: 'Too late.' })).toContain('Too late.');
  },
);

test('no dialog speaks of a message that was not given', () => {
  for (const kind of Object.keys(outcomes) as DialogKind[]) {
    expect(messageOf(dialogContentOf(kind), { email: 'asha@mail.example' })).not.toMatch(
      /[{}]|undefined|: *$/,
    );
  }
});

test('every result stands in the catalogue; only the site’s own questions do not', () => {
  const others = Object.keys(outcomes).filter((kind) => !(kind in catalogue));
  expect(others).toEqual(['form.leave', 'form.discard']);
});

test('dismissing a success does what its button does, and dismissing a question nothing', () => {
  const dismissals = (sectionColours: string[]) =>
    (Object.keys(outcomes) as DialogKind[])
      .map(dialogContentOf)
      .filter(({ tone }) => sectionColours.includes(tone))
      .map(({ dismiss }) => dismiss);
  expect(new Set(dismissals(['success', 'warning']))).toEqual(new Set(['confirm']));
  expect(new Set(dismissals(['question']))).toEqual(new Set(['cancel']));
  // Whoever is asked to log in may stay with Esc (specification CONS-12).
  expect(dialogContentOf('consultation.loginRequired').dismiss).toBe('cancel');
});
