import { resumeWords } from '../content/applications.ts';

const kilo = 1000;

/** ‘820 KB’, ‘1.4 MB’. */
export function sizeOf(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}

export const hasPdfName = ({ name }: Pick<File, 'name'>) => /[^.]\.pdf$/i.test(name);

/** How to mend a file that was refused: by its name, because it is empty, or by what is inside. */
export function resumeDetailOf(file: Pick<File, 'name' | 'size'>): string {
  if (!hasPdfName(file)) return resumeWords.wrongName(file.name);
  return file.size === 0 ? resumeWords.empty(file.name) : resumeWords.wrongContent(file.name);
}
