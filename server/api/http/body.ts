import { bodyTooLargeOf, fileTooLargeOf, limits, serverMessages } from '../../../contract/serverMessages.ts';
import type { Field } from '../../../contract/fields.ts';
import type { ReceivedForm } from '../../uploads/receiveForm.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Settings } from '../../common/settings.ts';
import { discardRest } from '../../common/discardRest.ts';
import { brokenOff, HttpError } from '../../common/httpError.ts';
import { makePlaces } from './places.ts';
import type { Place } from './places.ts';

export type RequestBody = Record<string, unknown>;

/** A body longer than `free` bytes must take a place before more of it is kept in memory. */
type Held = { free: number; takePlace: () => Place };

/** How much of a refused body is read and discarded, and for how long. */
type Discard = Pick<Settings['body'], 'discardLimit' | 'discardTime'>;

/**
 * Reads a whole body into memory. A body that is refused is read on and discarded, within the limits of `discard`,
 * before this rejects, because a browser shows no answer while it is still sending.
 */
async function readBody(request: Request, limit: number, discard: Discard, tooLarge: string, held?: Held) {
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (!reader) return new Blob([]);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let place: Place | undefined;
  let refusal: unknown;

  function refuse(error: unknown): void {
    refusal ??= error;
    chunks.length = 0;
    place?.release();
  }
  function hold(): void {
    try {
      place = held?.takePlace();
      place?.signal.addEventListener('abort', () => refuse(place?.signal.reason));
    } catch (error) {
      refuse(error);
    }
  }

  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw brokenOff();
      });
      if (done) break;
      size += value.byteLength;
      place?.moved(value.byteLength);
      if (size > limit) refuse(new HttpError(413, tooLarge));
      if (refusal === undefined && held && !place && size > held.free) hold();
      if (refusal !== undefined) {
        await discardRest(reader, { bytes: discard.discardLimit - size, time: discard.discardTime });
        break;
      }
      chunks.push(value as Uint8Array<ArrayBuffer>);
    }
  } finally {
    place?.release();
  }
  if (refusal !== undefined) throw refusal;
  return new Blob(chunks);
}

/**
 * Reads and discards the body that a refused call left unread, so that its sender gets to read the answer, but not for
 * longer than `discardTime`: whoever sends slowly would keep the connection although the call is decided.
 */
export async function discardBody(
  request: Request,
  { discardLimit, discardTime }: Discard,
  discardUnread?: (limit: number, time: number) => Promise<boolean>,
): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.bodyUsed) return;
  if ((await discardUnread?.(discardLimit, discardTime)) || !request.body) return;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  await discardRest(reader, { bytes: discardLimit, time: discardTime }).catch(() => undefined);
}

const isType = (request: Request, type: string): boolean =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === type;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

/**
 * Whether the body declares a length within the limit. Node reads no more than the declared length, so the body can be
 * read without a stream, which would be a tenth of a call's work.
 */
function hasLengthWithin(request: Request, limit: number): boolean {
  const length = request.headers.get('content-length') ?? '';
  return /^\d+$/.test(length) && Number(length) <= limit;
}

const unreadable = (): HttpError => new HttpError(400, serverMessages.unreadable);

export async function readJson(
  request: Request,
  settings: Settings,
  limit = settings.body.json,
  held?: Held,
): Promise<RequestBody> {
  if (!isType(request, 'application/json')) throw new HttpError(415, serverMessages.notJson);
  const { depth, keys } = settings.body;
  const bytes = hasLengthWithin(request, held?.free ?? limit)
    ? await request.arrayBuffer().catch(() => {
        throw brokenOff();
      })
    : await readBody(request, limit, settings.body, bodyTooLargeOf(limit), held).then((blob) =>
        blob.arrayBuffer(),
      );
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadable();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable();
  if (Object.keys(body).length > keys || isDeeperThan(body, depth)) throw unreadable();
  return body as RequestBody;
}

export type ReadAnswers = (request: Request, address: string) => Promise<RequestBody>;

/**
 * Makes the function that reads the answers of a form as JSON. They may be longer than the body of other calls, and
 * slow senders from a few addresses could fill the memory with long ones. So each body over `json` bytes takes one of a
 * few places, and when all are taken the slowest gives way.
 */
export function makeAnswersReader(
  { monotonicClock }: Pick<Dependencies, 'monotonicClock'>,
  settings: Settings,
): ReadAnswers {
  const { json, answers, long } = settings.body;
  const places = makePlaces(monotonicClock, long, limits.requests);
  return (request, address) =>
    readJson(request, settings, answers, {
      free: json,
      takePlace: () => places.take([{ key: address, most: long.perAddress }]),
    });
}

type FormOf = { account: string; address: string; field: Field };

/**
 * Makes the function that receives a multipart form with one file. The answers are in memory, the file is in the spool
 * until `remove`. A slow form blocks no other: it takes one of a limited number of places (per account, per address, in
 * all) and gives way when all places are taken and it is the slowest. Once it has arrived it keeps its place until
 * `remove`.
 */
export function makeFormReader(
  { receiveForm, metrics, monotonicClock }: Pick<Dependencies, 'receiveForm' | 'metrics' | 'monotonicClock'>,
  settings: Settings,
) {
  const { upload, body } = settings;
  const places = makePlaces(monotonicClock, upload);
  metrics.watchLoad('uploads', places.load);
  return async function read(request: Request, { account, address, field }: FormOf): Promise<ReceivedForm> {
    if (!isType(request, 'multipart/form-data')) throw new HttpError(415, serverMessages.notMultipart);
    const { signal, moved, keep, release } = places.take([
      { key: `account ${account}`, most: upload.perAccount },
      { key: `address ${address}`, most: upload.perAddress },
    ]);
    try {
      const form = await receiveForm(request, {
        signal,
        onReceived: moved,
        fileField: field.name,
        tooLarge: fileTooLargeOf(field, upload.maxSize),
        fileSize: upload.maxSize,
        otherSize: body.multipartExtra,
        fieldSize: body.fieldSize,
        parts: body.parts,
        partHeaderSize: body.partHeaderSize,
        partHeaders: body.partHeaders,
        discardLimit: upload.discardLimit,
        discardTime: upload.discardTime,
      });
      keep();
      return { body: form.body, remove: () => form.remove().finally(release) };
    } catch (error) {
      release();
      throw error;
    }
  };
}
