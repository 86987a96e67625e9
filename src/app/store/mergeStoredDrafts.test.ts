import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft, DraftsState } from '../../state/forms/draftsSlice.ts';
import { draftsNotWritten } from '../../state/noticesSlice.ts';
import { closePages, openPage } from '../../testing/persistedPage.ts';
import { installApiAndEntries } from './installApiAndEntries.ts';
import { encode } from './persistedCodec.ts';
import { restoredFrom } from './restore.ts';

const now = Date.now();

const draftOf = (values: Record<string, string>, savedAt: number): Draft => ({
  owner: 'asha@mail.example',
  values,
  fileNames: {},
  savedAt,
  begunAt: now,
  changedAt: Object.fromEntries(Object.keys(values).map((name) => [name, savedAt])),
});

const key = 'persist:drafts';
const write = (drafts: DraftsState) => window.localStorage.setItem(key, encode(drafts));
const written = () => restoredFrom.drafts(window.localStorage.getItem(key));

/** A tab that has read storage, and whose listeners are not loaded yet. */
async function openTab() {
  installApiAndEntries();
  return (await openPage()).store;
}

afterEach(closePages);

test('saving one form keeps the draft of another form that a tab wrote before it was closed', async () => {
  write({ job: draftOf({ name: 'Meena' }, now) });
  const store = await openTab();
  write({ job: draftOf({ name: 'Meena R.' }, now + 1) });
  store.dispatch(draftSaved({ form: 'service', draft: draftOf({ name: 'Asha' }, now + 2) }));
  expect(written()).toMatchObject({
    job: { values: { name: 'Meena R.' } },
    service: { values: { name: 'Asha' } },
  });
  expect(selectDraft(store.getState(), 'job')?.values['name']).toBe('Meena R.');
});

test('a newer draft in storage is kept, also where another one there is no newer', async () => {
  const feedback = draftOf({ message: 'Fine' }, now);
  write({ job: draftOf({ name: 'Meena' }, now), feedback });
  const store = await openTab();
  write({ job: draftOf({ name: 'Meena R.' }, now + 1), feedback });
  store.dispatch(draftSaved({ form: 'service', draft: draftOf({ name: 'Asha' }, now + 2) }));
  expect(written()).toMatchObject({ job: { values: { name: 'Meena R.' } } });
});

test('the answer changed last is kept of two drafts of the same form, for each question', async () => {
  write({ job: draftOf({ name: 'Meena' }, now) });
  const store = await openTab();
  write({ job: { ...draftOf({ phone: '117' }, now + 1), values: { name: 'Meena', phone: '117' } } });
  store.dispatch(
    draftSaved({
      form: 'job',
      draft: { ...draftOf({ name: 'Meena R.' }, now + 2), values: { name: 'Meena R.', phone: '' } },
    }),
  );
  expect(written()).toMatchObject({ job: { values: { name: 'Meena R.', phone: '117' } } });
});

test('drafts in storage are not merged where this tab could not write its own', async () => {
  const store = await openTab();
  write({ job: draftOf({ name: 'Meena' }, now) });
  store.dispatch(draftsNotWritten());
  store.dispatch(draftSaved({ form: 'service', draft: draftOf({ name: 'Asha' }, now) }));
  expect(selectDraft(store.getState(), 'job')).toBeNull();
});
