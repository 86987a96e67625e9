import { timingSafeEqual } from 'hono/utils/buffer';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { apiBase } from '../../../contract/calls.ts';
import { errorFieldsOf } from '../../errorFields.ts';
import { HttpError } from '../../httpError.ts';
import { attachmentNamed } from '../http/attachment.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { makePlaces } from '../http/places.ts';
import type { Place } from '../http/places.ts';
import type { Account } from '../../store/accounts.ts';
import { storedPiecesOf } from '../../store/storedPieces.ts';
import type { Store } from '../../store/store.ts';
import { base64UrlOf, isFileRef } from '../http/ids.ts';
import type { Settings } from '../../settings.ts';
import type { Dependencies, Secrets } from '../../dependencies.ts';
import type { AccessTokens } from '../accounts/accessTokens.ts';

const signedText = (ref: string, expiry: number): string => JSON.stringify([ref, expiry]);

/** An address under which whoever has it may fetch the file until `expiry` (milliseconds since 1970). */
export function fileLinkOf(secrets: Secrets, settings: Settings, ref: string, expiry: number): string {
  const query = new URLSearchParams({
    exp: String(expiry),
    sig: base64UrlOf(secrets.mac('link', signedText(ref, expiry))),
  });
  return `${settings.publicUrl}${apiBase}/files/${ref}?${query.toString()}`;
}

type StoredFile = { ref: string; size: number };
/** `cutOff` ends the connection, where there is one. */
type Ending = { cutOff: (() => void) | undefined; onFailure: (error: unknown) => void };

/**
 * A stored file as a stream that asks for a piece when the last one has left, so that a reader who does not read holds
 * one piece in memory. Its place is given back when the stream has ended, failed or been given up; it fails when the
 * place has gone to somebody else. Its length has been promised already, so a failure can be told by a broken connection
 * only; the stream itself fails where there is none.
 */
function streamOf(
  store: Pick<Store, 'fileChunk'>,
  file: StoredFile,
  { signal, moved, release }: Place,
  { cutOff, onFailure }: Ending,
) {
  const pieces = storedPiecesOf(file, (...piece) => store.fileChunk(...piece));
  let sent = 0;
  let isGivenUp = false;
  // The listener would print the error of a stream as it is, beside the log.
  const fail = (controller: ReadableStreamDefaultController, error: unknown): void =>
    cutOff ? cutOff() : controller.error(error);
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener('abort', () => fail(controller, signal.reason));
      },
      async pull(controller) {
        try {
          const { value: piece } = await pieces.next();
          if (isGivenUp || signal.aborted || !piece) return;
          sent += piece.byteLength;
          moved(piece.byteLength);
          controller.enqueue(piece);
          if (sent < file.size) return;
          controller.close();
          release();
        } catch (error) {
          release();
          if (isGivenUp) return;
          onFailure(error);
          fail(controller, error);
        }
      },
      cancel() {
        isGivenUp = true;
        release();
      },
    },
    { highWaterMark: 0 },
  );
}

/** GET /files/:ref: the owner's by Bearer, or anybody's with a signed link. Everything else is 404, never 403. */
export function makeFileHandler(
  { store, clock, monotonicClock, secrets, metrics, log }: Dependencies,
  settings: Settings,
  tokens: AccessTokens,
): Handler {
  const { perReader } = settings.download;
  const places = makePlaces(monotonicClock, settings.download);
  metrics.watchSemaphore('downloads', places.load);

  function download(c: ApiContext, file: StoredFile, reader: string): ReadableStream<Uint8Array> {
    const place = places.take([{ key: reader, most: perReader }]);
    const onFailure = (error: unknown): void =>
      log.error('failed', { id: c.get('requestId'), call: 'file', ...errorFieldsOf(error) });
    return streamOf(store, file, place, { cutOff: c.env?.cutOff, onFailure });
  }

  async function hasSignedLink(c: ApiContext, ref: string): Promise<boolean> {
    const { exp = '', sig = '' } = c.req.query();
    if (!/^\d{1,15}$/.test(exp) || Number(exp) <= clock.now()) return false;
    const right = await Promise.all(
      secrets
        .macs('link', signedText(ref, Number(exp)))
        .map((mac) => timingSafeEqual(base64UrlOf(mac), sig, (text: string) => secrets.digest(text))),
    );
    return right.includes(true);
  }

  /** Whoever is logged in; that nobody is, is told as little as that the file is somebody else's. */
  async function accountOf(c: ApiContext): Promise<Account | undefined> {
    try {
      return await tokens.requireAccount(c);
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return undefined;
      throw error;
    }
  }

  return async (c) => {
    const ref = c.req.param('ref') ?? '';
    const missing = new HttpError(404, serverMessages.noFile);
    if (!isFileRef(ref)) throw missing;
    const hasLink = await hasSignedLink(c, ref);
    const account = hasLink ? undefined : await accountOf(c);
    if (!hasLink && !account) throw missing;
    const file = await store.fileByRef(ref);
    if (!file || (!hasLink && file.owner !== account?.id)) throw missing;

    const body = c.req.method === 'HEAD' ? null : download(c, { ref, size: file.size }, account?.id ?? ref);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': attachmentNamed(file.shown_name),
        'Content-Length': String(file.size),
        'Content-Security-Policy': "sandbox; frame-ancestors 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      },
    });
  };
}
