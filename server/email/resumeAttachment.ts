import type { Settings } from '../common/settings.ts';
import { storedPiecesOf } from '../store/storedPieces.ts';
import type { Store } from '../store/store.ts';
import type { EmailAttachment } from './email.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';

type Files = Pick<Store, 'filePiece'>;

/**
 * The résumé as an attachment, read with one piece in memory at a time; none if it is too large for mailboxes. After a
 * few failed attempts the email is sent without it, so that a relay that is slow with large emails still gets one with
 * the link.
 */
export function resumeAttachments(
  store: Files,
  file: { ref: string; shown_name: string; size: number },
  { attempts }: Pick<OutboxEmail, 'attempts'>,
  { attachment }: Settings['outbox'],
): EmailAttachment[] {
  const { shown_name: name, size } = file;
  if (size >= attachment.maxSize || attempts > attachment.attempts) return [];
  const open = () => storedPiecesOf(file, (...piece) => store.filePiece(...piece));
  return [{ name, type: 'application/pdf', size, alsoLinked: true, open }];
}
