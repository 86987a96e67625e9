import { notPdfOf, serverMessages } from '../../../contract/serverMessages.ts';
import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { hasPdfName, isPdfHead } from '../../../contract/pdf.ts';
import type { ReceivedFile } from '../../uploads/receivedFile.ts';
import { invalidFields } from '../http/answers.ts';
import { HttpError } from '../../httpError.ts';

const isReceivedFile = (value: unknown): value is ReceivedFile =>
  typeof value === 'object' && value !== null && 'sha256' in value;

/** The file of a multipart form. @throws HttpError 415 or 422, in words that say what to do. */
export function validResume(field: Field, value: unknown): ReceivedFile {
  const message = notPdfOf(field);
  const notPdf = (status: number) => new HttpError(status, message, { fields: { [field.name]: message } });
  // A browser sends a file without name and content for a control left empty.
  if (value === undefined || value === '' || (isReceivedFile(value) && value.size === 0 && value.name === ''))
    throw invalidFields({ [field.name]: requiredMessageOf(field) });
  if (!isReceivedFile(value)) throw notPdf(422);
  if (value.size === 0)
    throw invalidFields({
      [field.name]: serverMessages.emptyFile,
    });
  if (!hasPdfName(value) || !isPdfHead(value.head)) throw notPdf(415);
  return value;
}

/** A PDF that was cut off has no end mark; it is taken, because some writers leave the mark out. */
export const hasEndMark = ({ tail }: ReceivedFile): boolean =>
  new TextDecoder('latin1').decode(tail).includes('%%EOF');

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
