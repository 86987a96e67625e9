import { useCallback } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import type { OptionGroup } from '../controls/SelectControl.tsx';
import { useAccountEmail } from './useAccountEmail.ts';
import { useChangeTimes } from '../drafts/useChangeTimes.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { DraftStatus } from '../drafts/useDraft.ts';
import { useDraftFile } from '../drafts/file/useDraftFile.ts';
import type { ReviewSheet } from './review/ReviewButton.tsx';

/** What the questions of a submission are given, however they are laid out. */
export type QuestionsProps = {
  kind: ApplicationKind;
  account: string | null;
  /** What the form holds before anybody typed. */
  initialValues: FieldValues;
  /** Answers chosen on the page before. */
  prefillValues: Readonly<Record<string, string>>;
  /** The opening somebody applies for, by its title. */
  opening: string | undefined;
  /** Options an opening adds, by field. */
  groups: Readonly<Record<string, OptionGroup>>;
  /** Shows all answers before they are sent. */
  Review: ReviewSheet | undefined;
};

/**
 * What every submission does beside its questions: the account's address, the draft, and what would be lost on leaving
 * (LeaveWarning.tsx).
 */
export function useApplication({ kind, account, initialValues, prefillValues, groups }: QuestionsProps) {
  useAccountEmail(account);

  const isOption = useCallback(
    ({ name, options }: Field, value: string) =>
      !options ||
      value === '' ||
      [...options, ...(groups[name]?.options ?? [])].some((option) => option.value === value),
    [groups],
  );
  const changesRef = useChangeTimes(initialValues);
  const draft = useDraft(kind, changesRef, { initialValues, prefillValues, isOption });

  const { wouldLoseFile, lostFileNames } = useDraftFile(kind, draft.restored, changesRef);

  // Answers and the file are saved, as long as the browser stores anything.
  const blocked = useSiteSelector(selectStorageBlocked);
  const losesAnswers = blocked && draft.dirty;
  return {
    // Only a file that did not come back has to be chosen again.
    draft: {
      ...draft,
      restored: draft.restored && { ...draft.restored, fileNames: lostFileNames },
    } satisfies DraftStatus,
    leaving: {
      wouldLose: wouldLoseFile || losesAnswers,
      question: losesAnswers ? 'form.leaveUnkept' : 'form.leaveFile',
    } as const,
  };
}
