import { useEffect, useEffectEvent } from 'react';

/** Part of the HTML standard that not every supported browser has. */
type CloseWatcher = EventTarget & { destroy: () => void };

/**
 * Handles the system's close request for what covers the page. On Android that is Back, which would otherwise leave the
 * page. Elsewhere it is Esc; a component that handles the key itself must prevent its default.
 */
export function useCloseRequest(isOpen: boolean, close: (event: Event) => void): void {
  const onClose = useEffectEvent(close);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return undefined;
    let watcher: CloseWatcher | undefined;
    // A watcher gets one request only, and what it asks to close may stay open.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', (event) => {
        watch();
        onClose(event);
      });
    };
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
