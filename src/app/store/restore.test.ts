import { changed, saved, typed } from '../../forms/drafts/draftTransitions.ts';
import { initialSession } from '../../forms/drafts/draftSession.ts';
import { emptyForm, initialValues, noon } from '../../testing/draftedForm.ts';
import { encode } from './persistedCodec.ts';
import { restoredFrom } from './restore.ts';

jest.useFakeTimers({ now: noon });

test('a draft that a form saved is read and written again as the same text', () => {
  const values = { ...initialValues, name: 'Meena' };
  const earlier = saved(
    changed(
      typed(initialSession(initialValues), { ...emptyForm, values }),
      { values, entry: 'first', waiting: null },
      true,
    ),
    null,
    emptyForm,
  ).draft!;
  const text = encode({ job: { ...earlier, earlier } });
  expect(text).toContain('begunAt');
  expect(encode({ ...restoredFrom.drafts(text) })).toBe(text);
});
