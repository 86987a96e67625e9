import { hasPdfName } from '../../../../contract/pdf.ts';
import { resumeCopy } from '../../../content/applications/resume.ts';

/** The advice for a refused file: a wrong name, an empty file, or content that is no PDF. */
export function resumeDetailOf(file: Pick<File, 'name' | 'size'>): string {
  if (!hasPdfName(file)) return resumeCopy.wrongName(file.name);
  return file.size === 0 ? resumeCopy.empty(file.name) : resumeCopy.wrongContent(file.name);
}
