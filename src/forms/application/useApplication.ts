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
import { useDraftSync } from '../drafts/useDraftSync.ts';
import { useDraftFile } from '../drafts/file/useDraftFile.ts';
import type { ReviewSheetComponent } from './review/ReviewButton.tsx';

/** The props of the questions of a submission, in the long and in the short form. */
export type QuestionsProps = {
  kind: ApplicationKind;
  account: string | null;
  /** The values of the form before anybody typed. */
  initialValues: FieldValues;
  /** What the previous page chose. */
  prefill: Prefill | undefined;
  /** The answers that it chose, by field name. */
  prefillValues: Readonly<Record<string, string>>;
  /** Shows all answers before they are sent. */
  Review: ReviewSheetComponent | undefined;
};

/**
 * What every submission does besides its questions: it fills in the account's address, keeps the draft, and determines
 * what would be lost on leaving (LeaveWarning.ts).
 * @param roleGroup roles that are offered in addition to those of the field
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
  const sync = useDraftSync(initialValues);
  const draft = useDraft(kind, sync, { owner: account, initialValues, prefillValues, isOption });
  const { wouldLoseFile, isFileUnkept, lostFileNames } = useDraftFile(kind, sync);

  // Answers are kept unless their owner has logged out. Those that the browser refuses to store are in memory, and only
  // leaving the site loses them (src/app/listeners/unkeptDraftsListener.ts).
  const losesAnswers = draft.dirty && draft.isHeldBack;
  const blocked = useSiteSelector(selectStorageBlocked);
  const questionOfFile = blocked ? 'form.leaveUnkept' : 'form.leaveFile';
  return {
    // Only a file that could not be restored has to be chosen again.
    draft: {
      ...draft,
      restored: draft.restored && { ...draft.restored, fileNames: lostFileNames },
    } satisfies DraftStatus,
    isFileUnkept,
    leaving: {
      wouldLose: wouldLoseFile || losesAnswers,
      question: losesAnswers ? 'form.leave' : questionOfFile,
    } as const,
  };
}
