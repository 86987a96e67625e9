import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { isPdf } from '../../../contract/rules.ts';
import { invalidFields } from '../http/answers.ts';
import { HttpError } from '../http/httpError.ts';

export const tooLargeMessage = (field: Field, maxSize: number): string =>
  `${field.label} must be ${Math.floor(maxSize / (1024 * 1024))} MB or smaller.`;

/** The file of a multipart form. @throws HttpError 413, 415 or 422, in words that say what to do. */
export async function validResume(field: Field, value: unknown, maxSize: number): Promise<File> {
  const message = `${field.label} must be a PDF.`;
  // A browser sends a file without name and content for a control left empty; parsers differ in what they make of it.
  if (value === undefined || value === '' || (value instanceof File && value.size === 0 && value.name === ''))
    throw invalidFields({ [field.name]: requiredMessageOf(field) });
  if (typeof value === 'string') throw new HttpError(422, message, { fields: { [field.name]: message } });
  const file = value as File;
  if (file.size === 0)
    throw invalidFields({
      [field.name]: 'This file is empty. Please save it again as a PDF and choose it once more.',
    });
  if (file.size > maxSize) {
    const tooLarge = tooLargeMessage(field, maxSize);
    throw new HttpError(413, tooLarge, { fields: { [field.name]: tooLarge } });
  }
  if (!(await isPdf(file))) throw new HttpError(415, message, { fields: { [field.name]: message } });
  return file;
}

/** A PDF that was cut off has no end mark; it is taken, because some writers leave the mark out. */
export async function hasEndMark(file: File): Promise<boolean> {
  return new TextDecoder('latin1').decode(await file.slice(-1024).arrayBuffer()).includes('%%EOF');
}

/** More than any file system allows (255 bytes); what is longer is no name, and no pattern may see it. */
const longestFileName = 255;

const isDotOrBlank = (sign = ''): boolean => sign === '.' || sign.trim() === '';

/** A pattern that takes both ends needs seconds for a name of many dots; two indices need one walk. */
function withoutDotsAtEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isDotOrBlank(text[start])) start += 1;
  while (end > start && isDotOrBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

/** A file name reduced to a harmless label: it names nothing on any disk. */
export function safeFileName(name: string): string {
  const stem = withoutDotsAtEnds(
    name
      .slice(0, longestFileName)
      .toWellFormed()
      .normalize('NFC')
      .replace(/\.pdf$/i, '')
      // Controls, invisible and direction marks, separators, quotes, and what shells and file systems treat as their own.
      .replace(/[\p{C}\p{Zl}\p{Zp}/\\"'`<>|:*?;%$&{}]/gu, ''),
  ).replace(/\.{2,}/g, '.');
  return `${stem.slice(0, 96).toWellFormed() || 'resume'}.pdf`;
}
