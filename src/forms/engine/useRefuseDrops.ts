import { useEffect } from 'react';
import { hasFiles } from '../../components/controls/hasFiles.ts';

/**
 * A file let go on a page with a form does nothing, and the pointer says so before; browsers would open it in place of the
 * page and of everything typed there. What takes files says so itself (useFileDrop).
 */
export function useRefuseDrops(): void {
  useEffect(() => {
    // A function of this form's own: a browser takes a shared one once for all forms, and off with the first that leaves.
    const refuse = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    // In the capture phase, because React stops what is let go over a part of the page that still sleeps.
    window.addEventListener('dragover', refuse, true);
    window.addEventListener('drop', refuse, true);
    return () => {
      window.removeEventListener('dragover', refuse, true);
      window.removeEventListener('drop', refuse, true);
    };
  }, []);
}
