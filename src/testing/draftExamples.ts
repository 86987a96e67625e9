import { visitor } from '../../mocks/fixtures.ts';
import { encode, rehydratedMark, storageKeyOf } from '../app/store/persistedCodec.ts';
import { submissionCopy } from '../content/applications/applications.ts';
import type { Draft } from '../state/forms/draftsSlice.ts';
import type { FormPage } from './renderForm.tsx';

/** The draft of the job application as the store has it. */
export const draftOf = ({ store }: FormPage) => store.getState().drafts.job;

/** A job application that somebody with an account left half done. */
export const draft: Draft = {
  owner: visitor.email,
  values: { name: 'Meena from the draft', jobType: 'Part-Time', role: 'Server Sorcerer', skills: 'SQL' },
  fileNames: { resume: 'meena.pdf' },
  savedAt: Date.now() - 60_000,
};

/** Says that a draft was brought back into its form, whenever it was saved. */
export const restoredNote = new RegExp(
  `^${submissionCopy.draft.restored('(today|yesterday), \\d\\d:\\d\\d')}$`,
);

/** Leaves a draft in storage as an earlier visit did. */
export const rememberDraft = (changes: Partial<Draft> = {}) =>
  window.localStorage.setItem(
    storageKeyOf('drafts'),
    encode({ job: { ...draft, ...changes }, ...rehydratedMark }),
  );
