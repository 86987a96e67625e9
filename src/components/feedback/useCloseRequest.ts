import { useEffect, useEffectEvent } from 'react';

/** Of the HTML standard, which not every browser of ours follows here. */
type CloseWatcher = EventTarget & { destroy: () => void };

/**
 * Hears of the system's own way to close what covers a page: on Android the way back, which would leave the page
 * otherwise. Elsewhere that is Esc, and whoever hears the key itself prevents its default.
 */
export function useCloseRequest(isOpen: boolean, close: (event: Event) => void): void {
  const onClose = useEffectEvent(close);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return undefined;
    let watcher: CloseWatcher | undefined;
    // Each hears of one request only, and what is asked to close may stay.
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
