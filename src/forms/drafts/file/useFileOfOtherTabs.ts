import { useCallback } from 'react';
import { findFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { useTabChannel } from '../../../state/useTabChannel.ts';
import type { FilePlace } from './filePlace.ts';

/** Whether a chosen file was stored; `refused`: it could not be, and exists only in the tab that chose it. */
type KeepResult = 'kept' | 'refused';

/**
 * Lets all tabs with the same form show the same file, the one chosen last. Their common draft says that a file was
 * chosen or removed; over this channel the tabs report when that file is in storage, or that it could not be stored.
 * @param onRefused called with the time of the choice, as the draft has it
 * @returns reports to the other tabs whether the file chosen in this one at `changedAt` was stored
 */
export function useFileOfOtherTabs(
  { form, field, owner }: FilePlace & Pick<DraftFile, 'owner'>,
  onKept: (kept: DraftFile) => void,
  onRefused: (changedAt: number) => void,
): (outcome: KeepResult, changedAt: number) => void {
  const follow = async (message: Record<string, unknown>) => {
    if (field === undefined || message['form'] !== form || message['field'] !== field) return;
    if (message['owner'] !== owner) return;
    if (message['outcome'] === 'refused') return onRefused(Number(message['changedAt']));
    const kept = await findFile({ form, field }, owner);
    if (kept) onKept(kept);
  };
  // Without IndexedDB there is nothing to report.
  const isOpen = field !== undefined && hasDatabase();
  const tell = useTabChannel(isOpen ? 'draft-files' : null, (message) => void follow(message));

  return useCallback(
    (outcome, changedAt) => tell({ form, field, owner, outcome, changedAt }),
    [tell, form, field, owner],
  );
}
