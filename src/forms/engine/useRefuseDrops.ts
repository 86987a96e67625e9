import { useEffect } from 'react';
import { hasFiles } from '../../components/controls/hasFiles.ts';

/**
 * Refuses files that are dropped on a page with a form, and shows so at the pointer while they are dragged. The browser
 * would open the file in place of the page, and everything typed would be lost. Drop zones accept files themselves
 * (useFileDrop).
 */
export function useRefuseDrops(): void {
  useEffect(() => {
    // A function for each form: a shared one would be registered once, and the first form to unmount would remove it.
    const refuse = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    // In the capture phase, because React stops the propagation of a drop over an island that is still asleep.
    window.addEventListener('dragover', refuse, true);
    window.addEventListener('drop', refuse, true);
    return () => {
      window.removeEventListener('dragover', refuse, true);
      window.removeEventListener('drop', refuse, true);
    };
  }, []);
}
