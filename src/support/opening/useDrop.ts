import { useCallback, useEffect, useState } from 'react';
import { hasFiles } from '../../components/controls/hasFiles.ts';

/**
 * Accepts files dropped anywhere in the window; without that, the browser would navigate to the dropped file.
 * @returns whether files are being dragged over the window; `beginDrag` has that come true when they are dragged onto a
 *   frame in it, whose events do not reach the window
 */
export function useDrop(onFiles: (files: File[]) => void): { over: boolean; beginDrag: () => void } {
  const [over, setOver] = useState(false);
  const beginDrag = useCallback(() => setOver(true), []);
  useEffect(() => {
    const accept = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      beginDrag();
    };
    // No pointer moves during a drag. One that left a frame at once may have ended without an event of the window.
    const end = () => setOver(false);
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('dragover', accept, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('pointermove', end, { signal, passive: true });
    return () => listening.abort();
  }, [onFiles, beginDrag]);
  return { over, beginDrag };
}
