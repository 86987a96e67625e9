import { hasPdfName } from '../../../../contract/pdf.ts';
import { resumeCopy } from '../../../content/applications/resume.ts';

/** How to mend a file that was refused: by its name, because it is empty, or by what is inside. */
export function resumeDetailOf(file: Pick<File, 'name' | 'size'>): string {
  if (!hasPdfName(file)) return resumeCopy.wrongName(file.name);
  return file.size === 0 ? resumeCopy.empty(file.name) : resumeCopy.wrongContent(file.name);
}
