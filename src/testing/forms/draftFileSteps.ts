import { act, fireEvent, screen } from '@testing-library/react';
import { makePdf, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer } from '../../../mocks/server.ts';
import { encode, rehydratedMark, storageKeyOf } from '../../app/store/persistedCodec.ts';
import type { PersistedRecord } from '../../app/store/persistedCodec.ts';
import { findFile, keepFile } from '../../state/forms/draftFiles.ts';
import { installMemoryDatabase } from '../memoryDatabase.ts';
import { renderApp } from '../rendering/renderApp.tsx';
import { seedToken } from '../seedToken.ts';

/** An account other than the visitor's. */
export const other = 'other@example.org';

/** Opens a form, the job application if no other, for a visitor with a new account, who is logged in. */
export async function openDraftForm(path = '/job-application') {
  seedToken((await signUpAndLogIn(await currentTestServer())).token);
  const page = await renderApp(path);
  await screen.findByLabelText('Name');
  return page;
}

export const choose = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [file] } }));

/** Whether the browser would ask before it closes the tab. */
export const isAskedOnLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const draftOf = (owner: string | null, savedAt = Date.now() - 60_000) => ({
  owner,
  savedAt,
  values: { name: 'Meena' },
  fileNames: { resume: 'meena.pdf' },
});

export const storeDrafts = (drafts: PersistedRecord) =>
  window.localStorage.setItem(storageKeyOf('drafts'), encode({ ...drafts, ...rehydratedMark }));

/** An earlier visit stored a file for a form. */
export const rememberFile = (
  form: 'job' | 'internship',
  name: string,
  owner: string | null = visitor.email,
) => keepFile({ form, field: 'resume', owner, changedAt: 1, file: makePdf(name) });

/** An earlier visit left a draft and a file, not necessarily of the same account. */
export async function rememberDraft(draftOwner: string | null, fileOwner = draftOwner, savedAt?: number) {
  storeDrafts({ job: draftOf(draftOwner, savedAt) });
  await rememberFile('job', 'meena.pdf', fileOwner);
}

/** Waits until everything is done that was asked of the stored files so far, which happens in turn. */
export const storageSettled = () =>
  act(async () => void (await findFile({ form: 'job', field: 'resume' }, null)));

/** Gives each test a browser that stores files. */
export function installFileStorage() {
  const database = installMemoryDatabase();
  return { database, names: () => database().records.map(({ file }) => (file as File).name) };
}
