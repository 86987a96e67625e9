import { afterChanging, afterSaving, afterTyping } from '../../forms/drafts/draftTransitions.ts';
import { chainOf } from '../../state/forms/draftChain.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { initialSync } from '../../forms/drafts/draftSync.ts';
import { emptyForm, initialValues, noon } from '../../testing/forms/draftedForm.ts';
import { encode } from './persistedCodec.ts';
import { restoredFrom } from './restore.ts';

test('a draft that a form saved is read and written again as the same text', () => {
  const values = { ...initialValues, name: 'Meena' };
  const earlier = afterSaving(
    afterChanging(
      afterTyping(initialSync(initialValues), { ...emptyForm, values }, noon),
      { values, entry: 'first' },
      true,
    ),
    null,
    emptyForm,
    noon,
  ).draft!;
  const text = encode({ job: { ...earlier, earlier } });
  expect(text).toContain('begunAt');
  expect(encode({ ...restoredFrom.drafts(text) })).toBe(text);
});

test('four drafts that were set aside one in the other are read, and no more', () => {
  const savedAt = Date.now();
  const of = (owner: string, earlier?: Draft): Draft => ({
    owner,
    values: {},
    fileNames: {},
    savedAt,
    ...(earlier && { earlier }),
  });
  const stored = ['asha', 'meena', 'ravi', 'latha', 'kavin', 'divya'].reduce<Draft | undefined>(
    (earlier, owner) => of(owner, earlier),
    undefined,
  );
  const read = chainOf(restoredFrom.drafts(encode({ job: stored }))?.job);
  expect(read.map(({ owner }) => owner)).toEqual(['divya', 'kavin', 'latha', 'ravi', 'meena']);
});
