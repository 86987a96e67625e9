import type { Settings } from '../settings.ts';
import { storedPiecesOf } from '../store/storedPieces.ts';
import type { Store } from '../store/store.ts';
import type { EmailAttachment } from './email.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';

type Files = Pick<Store, 'fileChunk'>;

/**
 * The résumé as an attachment, a piece of it in memory at a time; none where it is too large for mailboxes. A relay that
 * has not taken it a few times gets the email without: what is slow or refuses large emails still brings the link.
 */
export function resumeAttachments(
  store: Files,
  file: { ref: string; shown_name: string; size: number },
  { attempts }: Pick<OutboxEmail, 'attempts'>,
  { attachment }: Settings['outbox'],
): EmailAttachment[] {
  const { shown_name: name, size } = file;
  if (size >= attachment.maxSize || attempts > attachment.attempts) return [];
  const open = () => storedPiecesOf(file, (...piece) => store.fileChunk(...piece));
  return [{ name, type: 'application/pdf', size, alsoLinked: true, open }];
}
