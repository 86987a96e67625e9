import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { findFile, hasDatabase } from '../../state/forms/draftFiles.ts';
import { recordOf } from '../../state/readers.ts';

const channelName = 'draft-files';

type Place = { form: ApplicationKind; field: string | undefined; owner: string | null };

/** What became of the file that was chosen; `refused`: it could not be kept, and lives in that tab only. */
type Change = 'kept' | 'removed' | 'refused';

/**
 * Tabs with the same form open show the same file: the one that was chosen last, or none once it was removed. They tell
 * each other only that something changed; the file itself comes from storage.
 * @returns tells the other tabs of a change in this one
 */
export function useFileOfOtherTabs(
  { form, field, owner }: Place,
  onChange: (file: File | null, owner: string | null) => void,
  onRefused: () => void,
): (change: Change) => void {
  const channelRef = useRef<BroadcastChannel>(null);

  const follow = useEffectEvent(async ({ data }: MessageEvent<unknown>) => {
    const message = recordOf(data);
    if (field === undefined || message['form'] !== form || message['field'] !== field) return;
    if (message['owner'] !== owner) return;
    if (message['change'] === 'removed') return onChange(null, owner);
    if (message['change'] === 'refused') return onRefused();
    const file = await findFile({ form, field }, owner);
    if (file) onChange(file, owner);
  });
  useEffect(() => {
    // Without storage there is nothing to tell.
    if (field === undefined || !hasDatabase() || !('BroadcastChannel' in window)) return undefined;
    const channel = new BroadcastChannel(channelName);
    channelRef.current = channel;
    const listen = (message: MessageEvent<unknown>) => void follow(message);
    channel.addEventListener('message', listen);
    return () => {
      channel.close();
      channelRef.current = null;
    };
  }, [field]);

  return useCallback(
    (change) => channelRef.current?.postMessage({ form, field, owner, change }),
    [form, field, owner],
  );
}
