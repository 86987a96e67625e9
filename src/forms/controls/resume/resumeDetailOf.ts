import { hasPdfName } from '../../../../contract/files/pdf.ts';
import { unknownSize } from '../../../../contract/files/sizeOf.ts';
import { resumeCopy } from '../../../content/applications/resume.ts';

/** The advice for a refused file: a wrong name, an empty file, or content that is no PDF. None if that is not known. */
export function resumeDetailOf(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (file.size === unknownSize) return undefined;
  if (!hasPdfName(file)) return resumeCopy.wrongName(file.name);
  return file.size === 0 ? resumeCopy.empty(file.name) : resumeCopy.wrongContent(file.name);
}
