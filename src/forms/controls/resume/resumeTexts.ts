import { hasPdfName } from '../../../../contract/rules.ts';
import { resumeWords } from '../../../content/applications/applications.ts';

/** How to mend a file that was refused: by its name, because it is empty, or by what is inside. */
export function resumeDetailOf(file: Pick<File, 'name' | 'size'>): string {
  if (!hasPdfName(file)) return resumeWords.wrongName(file.name);
  return file.size === 0 ? resumeWords.empty(file.name) : resumeWords.wrongContent(file.name);
}
