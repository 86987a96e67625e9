import { setImmediate as turn } from 'node:timers/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { serverMessages } from '../../contract/serverMessages.ts';
import { discardRest } from '../common/discardRest.ts';
import { brokenOff, busy, HttpError } from '../common/httpError.ts';
import { hasUsableBoundary, makeFormParser } from './formParser.ts';
import type { FormError, FormLimits } from './formParser.ts';
import { receiveFile } from './receivedFile.ts';
import type { ReceivedFile } from './receivedFile.ts';
import { SpoolError } from './spool.ts';
import type { Spool, SpoolFile } from './spool.ts';

type FormRequest = FormLimits & {
  /** Aborts the reading; the form is refused with the signal's reason. */
  signal?: AbortSignal;
  /** Called with the size of each chunk that arrives. */
  onReceived?: (bytes: number) => void;
  /** The one field that is answered by a file. */
  fileField: string;
  /** The message for a file over `fileSize`. */
  tooLarge: string;
  /** Bytes of a refused form that are read and discarded, so that the sender gets to see the response. */
  discardLimit: number;
  /** Milliseconds for which they are read at most. */
  discardTime: number;
};

/**
 * `body` has the answers by field name: texts, the file of `fileField`, and an empty object for a file of any other
 * field. `remove` deletes the file from the spool.
 */
export type ReceivedForm = { body: Record<string, unknown>; remove: () => Promise<void> };

/** @throws HttpError 400, 413, 422, 503 or 507, or the reason of `signal`; then nothing is left in the spool. */
export type ReceiveForm = (request: Request, form: FormRequest) => Promise<ReceivedForm>;

const httpErrorOf = (error: FormError, { fileField, tooLarge }: FormRequest): HttpError =>
  ({
    unreadable: () => new HttpError(400, serverMessages.unreadableForm),
    fileTooLarge: () => new HttpError(413, tooLarge, { fields: { [fileField]: tooLarge } }),
    formTooLarge: () => new HttpError(413, serverMessages.formTooLarge),
    tooManyParts: () => new HttpError(413, serverMessages.tooManyParts),
  })[error]();

const answeredTwice = (): HttpError => new HttpError(422, serverMessages.answeredTwice);

/** A full disk is 507. Other errors are 503: they pass, such as too many open files, or the operator must act. */
const spoolErrorOf = ({ isFull, cause }: SpoolError): HttpError =>
  isFull ? new HttpError(507, serverMessages.full, { cause }) : busy(cause);

/**
 * Resolves after eight turns of the event loop. When a form ends in the middle of a part, the parser may never finish.
 * So once the file is read, the parser gets these turns; it needs one or two to report all that it has.
 */
async function fewTurns(): Promise<false> {
  for (let count = 0; count < 8; count += 1) await turn();
  return false;
}

/** Collects the answers of one form while it arrives. */
function collectForm(contentType: string, form: FormRequest, spool: Spool) {
  const body: Record<string, unknown> = {};
  let refusal: HttpError | undefined;
  let stream: BusboyFileStream | undefined;
  let spooled: SpoolFile | undefined;
  let fileDone: Promise<unknown> = Promise.resolve();

  function refuse(error: HttpError): void {
    refusal ??= error;
    parser.fail('unreadable');
    stream?.destroy();
  }

  function answer(name: string, value: unknown): void {
    if (Object.hasOwn(body, name)) refuse(answeredTwice());
    // Not assigned: an assignment to `__proto__` would set the prototype instead.
    else Object.defineProperty(body, name, { value, enumerable: true, writable: true });
  }

  async function keep(file: BusboyFileStream, fileName: string): Promise<void> {
    try {
      const received: ReceivedFile = await receiveFile(file, fileName, spool, (opened) => {
        spooled = opened;
      });
      body[form.fileField] = received;
    } catch (error) {
      refuse(error instanceof SpoolError ? spoolErrorOf(error) : httpErrorOf('unreadable', form));
    }
  }

  const parser = makeFormParser(contentType, form, {
    onError: (error) => refuse(httpErrorOf(error, form)),
    onField: answer,
    onFile(name, file, fileName) {
      answer(name, {});
      if (refusal || name !== form.fileField) {
        file.resume();
        return;
      }
      stream = file;
      fileDone = keep(file, fileName);
    },
  });

  return {
    parser,
    refuse,
    refusal: () => refusal,
    async end(): Promise<void> {
      const isFinished = await Promise.race([parser.end().then(() => true), fileDone.then(fewTurns)]);
      if (!isFinished) refuse(httpErrorOf('unreadable', form));
      await fileDone;
    },
    remove: async (): Promise<void> => {
      stream?.destroy();
      await fileDone;
      await spooled?.remove();
    },
    body,
  };
}

export const makeFormReceiver =
  (spool: Spool): ReceiveForm =>
  async (request, form) => {
    const contentType = request.headers.get('content-type') ?? '';
    if (!request.body || !hasUsableBoundary(contentType)) throw httpErrorOf('unreadable', form);
    const collected = collectForm(contentType, form, spool);
    const reader = (request.body as ReadableStream<Uint8Array>).getReader();
    const giveUp = (): void => void reader.cancel().catch(() => undefined);
    form.signal?.addEventListener('abort', giveUp);
    // A Content-Length over the limits is refused in advance, and nothing of the form is parsed or written.
    if (Number(request.headers.get('content-length')) > form.fileSize + form.otherSize)
      collected.refuse(httpErrorOf('fileTooLarge', form));
    let received = 0;
    try {
      while (!collected.refusal()) {
        const { done, value } = await reader.read().catch(() => {
          throw brokenOff();
        });
        form.signal?.throwIfAborted();
        if (done) break;
        received += value.byteLength;
        form.onReceived?.(value.byteLength);
        await collected.parser.write(value);
      }
      if (!collected.refusal()) await collected.end();
      else {
        const bytes = form.discardLimit - received;
        await discardRest(reader, { bytes, time: form.discardTime, onReceived: form.onReceived });
        form.signal?.throwIfAborted();
      }
      const refusal = collected.refusal();
      if (refusal) throw refusal;
    } catch (error) {
      await collected.remove();
      throw error;
    } finally {
      form.signal?.removeEventListener('abort', giveUp);
    }
    return { body: collected.body, remove: collected.remove };
  };
