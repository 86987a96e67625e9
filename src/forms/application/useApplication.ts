import { useCallback } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Option } from '../../../contract/enumerations/options.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import type { Prefill } from '../../content/prefill.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import type { OptionGroup } from '../controls/SelectControl.tsx';
import { useAccountEmail } from './useAccountEmail.ts';
import { useDraft } from '../drafts/useDraft.ts';
import type { DraftStatus } from '../drafts/useDraft.ts';
import { useDraftSession } from '../drafts/useDraftSession.ts';
import { useDraftFile } from '../drafts/file/useDraftFile.ts';
import type { ReviewSheetComponent } from './review/ReviewButton.tsx';

/** What the questions of a submission are given, however they are laid out. */
export type QuestionsProps = {
  kind: ApplicationKind;
  account: string | null;
  /** What the form holds before anybody typed. */
  initialValues: FieldValues;
  /** What the page before chose. */
  prefill: Prefill | undefined;
  /** The answers it chose, by the names of their fields. */
  prefillValues: Readonly<Record<string, string>>;
  /** Shows all answers before they are sent. */
  Review: ReviewSheetComponent | undefined;
};

/**
 * What every submission does beside its questions: the account's address, the draft, and what would be lost on leaving
 * (LeaveWarning.tsx).
 * @param roleGroup roles that are offered beside those of the field
 */
export function useApplication(
  { kind, account, initialValues, prefillValues }: QuestionsProps,
  roleGroup?: OptionGroup,
) {
  useAccountEmail(account);

  const isOption = useCallback(
    ({ name, options }: Field, value: string) => {
      const isIn = (offered: readonly Option[] = []) => offered.some((option) => option.value === value);
      return !options || value === '' || isIn(options) || (name === 'role' && isIn(roleGroup?.options));
    },
    [roleGroup],
  );
  const session = useDraftSession(initialValues);
  const draft = useDraft(kind, session, { owner: account, initialValues, prefillValues, isOption });
  const { wouldLoseFile, lostFileNames } = useDraftFile(kind, session);

  // Answers and the file are saved, as long as the browser stores anything and their owner has not logged out.
  const blocked = useSiteSelector(selectStorageBlocked);
  const questionOfAnswers = blocked ? 'form.leaveUnkept' : 'form.leave';
  const losesAnswers = draft.dirty && (blocked || draft.isHeldBack);
  return {
    // Only a file that did not come back has to be chosen again.
    draft: {
      ...draft,
      restored: draft.restored && { ...draft.restored, fileNames: lostFileNames },
    } satisfies DraftStatus,
    leaving: {
      wouldLose: wouldLoseFile || losesAnswers,
      question: losesAnswers ? questionOfAnswers : 'form.leaveFile',
    } as const,
  };
}
