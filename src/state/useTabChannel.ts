import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { recordOf } from './readers.ts';

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
    if (name === null || !('BroadcastChannel' in window)) return undefined;
    const channel = new BroadcastChannel(name);
    channelRef.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => follow(recordOf(data)));
    return () => {
      channel.close();
      channelRef.current = null;
    };
  }, [name]);

  return useCallback((message) => channelRef.current?.postMessage(message), []);
}
