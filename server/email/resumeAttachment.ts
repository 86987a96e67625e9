import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { EmailAttachment } from './email.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';

type Files = Pick<Store, 'fileChunk'>;

async function* piecesOf(store: Files, ref: string, size: number): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let n = 0; read < size; n += 1) {
    const piece = await store.fileChunk(ref, n);
    if (!piece) throw new Error('A stored file ended before its time.');
    read += piece.byteLength;
    yield piece;
  }
}

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
  const { ref, shown_name: name, size } = file;
  if (size >= attachment.maxSize || attempts > attachment.attempts) return [];
  return [{ name, type: 'application/pdf', size, alsoLinked: true, open: () => piecesOf(store, ref, size) }];
}
