import { afterChanging, afterSaving, afterTyping } from '../../forms/drafts/draftTransitions.ts';
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
