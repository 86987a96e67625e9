import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { recordOf } from './readers.ts';

/** Firefox refuses one where it may store nothing, and tabs have nothing in common to tell each other of. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * A channel to the other tabs of the site that have one of the same name; none without a name, or where the browser has no
 * channels. Nothing of what is told is stored.
 *
 * @param onMessage hears what came, which another version of the site may have sent
 * @returns tells the other tabs
 */
export function useTabChannel(
  name: string | null,
  onMessage: (message: Record<string, unknown>) => void,
): (message: object) => void {
  const channelRef = useRef<BroadcastChannel>(null);
  const follow = useEffectEvent(onMessage);

  useEffect(() => {
    const channel = name === null ? null : openChannel(name);
    if (!channel) return undefined;
    channelRef.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => follow(recordOf(data)));
    return () => {
      channel.close();
      channelRef.current = null;
    };
  }, [name]);

  return useCallback((message) => channelRef.current?.postMessage(message), []);
}
