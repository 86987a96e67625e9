import { visitor } from '../../../mocks/fixtures.ts';
import { encode, rehydratedMark, storageKeyOf } from '../../app/store/persistedCodec.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import type { FormPage } from './formSteps.ts';

/** The draft of the job application in the page's store. */
export const draftOf = ({ store }: FormPage) => store.getState().drafts.job;

/** A half-finished job application of an account. */
export const draft: Draft = {
  owner: visitor.email,
  values: { name: 'Meena from the draft', jobType: 'Part-Time', role: 'Server Sorcerer', skills: 'SQL' },
  fileNames: { resume: 'meena.pdf' },
  savedAt: Date.now() - 60_000,
};

/** The note that a draft was restored, for any time of saving. */
export const restoredNote = new RegExp(
  `^${submissionCopy.draft.restored('(today|yesterday), \\d\\d:\\d\\d')}$`,
);

/** Puts a draft into storage, as an earlier visit would have. */
export const rememberDraft = (changes: Partial<Draft> = {}) =>
  window.localStorage.setItem(
    storageKeyOf('drafts'),
    encode({ job: { ...draft, ...changes }, ...rehydratedMark }),
  );
