import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { recordOf } from './readers.ts';

/**
 * Null where the browser refuses a channel, as Firefox does with blocked storage. Tabs then share no data to report
 * either.
 */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Opens a BroadcastChannel to the other tabs of the site. Messages are not stored. Without a name, or where the browser
 * refuses a channel, nothing is sent or received.
 *
 * @param onMessage called with each message, which a tab with another release of the site may have sent
 * @returns a function that sends a message to the other tabs
 */
export function useTabChannel(
  name: string | null,
  onMessage: (message: Record<string, unknown>) => void,
): (message: object) => void {
  const channelRef = useRef<BroadcastChannel>(null);
  const receive = useEffectEvent(onMessage);

  useEffect(() => {
    const channel = name === null ? null : openChannel(name);
    if (!channel) return undefined;
    channelRef.current = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(recordOf(data)));
    return () => {
      channel.close();
      channelRef.current = null;
    };
  }, [name]);

  return useCallback((message) => channelRef.current?.postMessage(message), []);
}
