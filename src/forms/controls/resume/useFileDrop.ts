import { useState } from 'react';
import type { DragEvent } from 'react';
import { hasPdfName } from '../../../../contract/files/pdf.ts';
import { hasFiles } from '../../../components/controls/hasFiles.ts';

/**
 * The event handlers of a drop zone for a file. Of several files it takes the first named as a PDF; `others` is the
 * number of the rest. The form refuses files that are dropped elsewhere (useRefuseDrops).
 */
export function useFileDrop(onFile: (file: File, others: number) => void) {
  const [over, setOver] = useState(false);

  const frame = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
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
