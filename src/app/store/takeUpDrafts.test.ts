import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft, DraftsState } from '../../state/forms/draftsSlice.ts';
import { draftsNotWritten } from '../../state/noticesSlice.ts';
import { installApi } from './installApi.ts';
import { encode } from './persistedCodec.ts';
import { startPersistence } from './persistence.ts';
import { restoredFrom } from './restore.ts';
import { makeStore } from './store.ts';

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

/** A tab in which storage was read, and whose listeners are still on their way. */
async function openTab() {
  installApi();
  const store = makeStore();
  await new Promise((resolve) => {
    const persistor = startPersistence(store, resolve);
    closing.push(() => persistor.pause());
  });
  return store;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  window.localStorage.clear();
});

test('saving one form leaves what another tab, closed by now, wrote into another form', async () => {
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

test('of the same form each answer stays that was changed last', async () => {
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

test('what lies in a storage that takes nothing is not taken back', async () => {
  const store = await openTab();
  write({ job: draftOf({ name: 'Meena' }, now) });
  store.dispatch(draftsNotWritten());
  store.dispatch(draftSaved({ form: 'service', draft: draftOf({ name: 'Asha' }, now) }));
  expect(selectDraft(store.getState(), 'job')).toBeNull();
});
