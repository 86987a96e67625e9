import { notPdfOf, serverMessages } from '../../../contract/serverMessages.ts';
import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { hasPdfName, isPdfHead } from '../../../contract/files/pdf.ts';
import type { ReceivedFile } from '../../uploads/receivedFile.ts';
import { invalidFields } from '../http/answers.ts';
import { HttpError } from '../../common/httpError.ts';

const isReceivedFile = (value: unknown): value is ReceivedFile =>
  typeof value === 'object' && value !== null && 'sha256' in value;

/** The file of a multipart form, if it is a PDF. @throws HttpError 415 or 422 with a message that says what to do */
export function validResume(field: Field, value: unknown): ReceivedFile {
  const message = notPdfOf(field);
  const notPdf = (status: number) => new HttpError(status, message, { fields: { [field.name]: message } });
  // For an empty file control a browser sends a file without name and content.
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

/** Whether the PDF has its end mark. A truncated one has none, but is accepted: some programs leave the mark out. */
export const hasEndMark = ({ tail }: ReceivedFile): boolean =>
  new TextDecoder('latin1').decode(tail).includes('%%EOF');

/** Characters; file systems allow 255 bytes. A name is cut here before any pattern has to match it. */
const longestFileName = 255;

const isDotOrBlank = (sign = ''): boolean => sign === '.' || sign.trim() === '';

/** Two indices instead of a regular expression for both ends, which takes seconds for a name of many dots. */
function withoutDotsAtEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isDotOrBlank(text[start])) start += 1;
  while (end > start && isDotOrBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

/** Reduces a file name to a harmless label without paths or special characters. */
export function safeFileName(name: string): string {
  const stem = withoutDotsAtEnds(
    name
      .slice(0, longestFileName)
      .toWellFormed()
      .normalize('NFC')
      .replace(/\.pdf$/i, '')
      // Control, invisible and direction characters, separators, quotes, and special characters of shells and file
      // systems.
      .replace(/[\p{C}\p{Zl}\p{Zp}/\\"'`<>|:*?;%$&{}]/gu, ''),
  ).replace(/\.{2,}/g, '.');
  return `${stem.slice(0, 96).toWellFormed() || 'resume'}.pdf`;
}
