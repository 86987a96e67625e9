import { useCallback } from 'react';
import { findFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { useTabChannel } from '../../../state/useTabChannel.ts';
import type { FilePlace } from './filePlace.ts';

/** What became of a file that was chosen; `refused`: it could not be kept, and lives in that tab only. */
type KeepResult = 'kept' | 'refused';

/**
 * Tabs with the same form open show the same file: the one that was chosen last. That one was chosen, or taken out, their
 * common draft says; when it can be read from storage, or that it never can, they tell each other.
 * @param onRefused with the time of the choice, as the draft has it
 * @returns tells the other tabs what became of the file that was chosen in this one at `changedAt`
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
  // Without storage there is nothing to tell.
  const isOpen = field !== undefined && hasDatabase();
  const tell = useTabChannel(isOpen ? 'draft-files' : null, (message) => void follow(message));

  return useCallback(
    (outcome, changedAt) => tell({ form, field, owner, outcome, changedAt }),
    [tell, form, field, owner],
  );
}
