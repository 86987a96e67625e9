import { useEffect, useState } from 'react';
import type { DragEvent } from 'react';
import { hasPdfName } from '../../../../contract/pdf.ts';
import { hasFiles } from '../../../components/controls/hasFiles.ts';

/**
 * A frame that takes a dropped file: of several the first that calls itself a PDF; `others` is how many were left. A file
 * let go beside it does nothing; browsers would open it in place of the page and of everything typed there.
 */
export function useFileDrop(onFile: (file: File, others: number) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    // In the capture phase, because React stops what is let go over a part of the page that still sleeps.
    window.addEventListener('dragover', refuse, true);
    window.addEventListener('drop', refuse, true);
    return () => {
      window.removeEventListener('dragover', refuse, true);
      window.removeEventListener('drop', refuse, true);
    };
  }, []);

  const frame = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      const file = files.find(hasPdfName) ?? files[0];
      if (file) onFile(file, files.length - 1);
    },
  };
  return { over, frame };
}
