import { serverMessages } from '../../../contract/serverMessages.ts';
import { apiBase } from '../../../contract/calls.ts';
import { errorFieldsOf } from '../../common/errorText.ts';
import { HttpError } from '../../common/httpError.ts';
import { attachmentNamed } from '../http/attachment.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { makePlaces } from '../http/places.ts';
import type { Place } from '../http/places.ts';
import type { Account } from '../../store/accounts.ts';
import { storedPiecesOf } from '../../store/storedPieces.ts';
import type { Store } from '../../store/store.ts';
import { base64UrlOf, isFileRef } from '../http/ids.ts';
import { matchesAny } from '../http/matchesAny.ts';
import type { Settings } from '../../common/settings.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Secrets } from '../../common/interfaces.ts';
import type { AccessTokens } from '../accounts/accessTokens.ts';

const signedText = (ref: string, expiry: number): string => JSON.stringify([ref, expiry]);

/** A signed URL under which anybody may download the file until `expiry` (milliseconds since 1970). */
export function fileLinkOf(secrets: Secrets, settings: Settings, ref: string, expiry: number): string {
  const query = new URLSearchParams({
    exp: String(expiry),
    sig: base64UrlOf(secrets.mac('link', signedText(ref, expiry))),
  });
  return `${settings.publicUrl}${apiBase}/files/${ref}?${query.toString()}`;
}

type StoredFile = { ref: string; size: number };
/** `cutOff` closes the connection; undefined where there is none, as in tests. */
type Ending = { cutOff: (() => void) | undefined; onFailure: (error: unknown) => void };

/**
 * A stored file as a stream that reads the next piece only when the last one was sent, so that a reader who does not
 * read keeps one piece in memory. The place is released when the stream has ended, failed or been cancelled; the stream
 * fails when the place has gone to another download. Because Content-Length was sent already, a failure can only be
 * reported by closing the connection; where there is none, the stream errors.
 */
function streamOf(
  store: Pick<Store, 'filePiece'>,
  file: StoredFile,
  { signal, moved, release }: Place,
  { cutOff, onFailure }: Ending,
) {
  const pieces = storedPiecesOf(file, (...piece) => store.filePiece(...piece));
  let sent = 0;
  let isCancelled = false;
  // Not `controller.error` where there is a connection: the listener would print the error to the console, past the
  // log.
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
          if (isCancelled || signal.aborted || !piece) return;
          sent += piece.byteLength;
          moved(piece.byteLength);
          controller.enqueue(piece);
          if (sent < file.size) return;
          controller.close();
          release();
        } catch (error) {
          release();
          if (isCancelled) return;
          onFailure(error);
          fail(controller, error);
        }
      },
      cancel() {
        isCancelled = true;
        release();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * GET /files/:ref, for the owner by Bearer token or for anybody by a signed link. Everything else is 404, never 403.
 */
export function makeFileHandler(
  { store, clock, monotonicClock, secrets, metrics, log }: Dependencies,
  settings: Settings,
  tokens: AccessTokens,
): Handler {
  const { perReader } = settings.download;
  const places = makePlaces(monotonicClock, settings.download);
  metrics.watchLoad('downloads', places.load);

  function download(c: ApiContext, file: StoredFile, reader: string): ReadableStream<Uint8Array> {
    const place = places.take([{ key: reader, most: perReader }]);
    const onFailure = (error: unknown): void =>
      log.error('failed', { id: c.get('requestId'), call: 'file', ...errorFieldsOf(error) });
    return streamOf(store, file, place, { cutOff: c.env?.cutOff, onFailure });
  }

  async function hasSignedLink(c: ApiContext, ref: string): Promise<boolean> {
    // Not `c.req.query`, which spends an exception on each escape that is not UTF-8.
    const { searchParams } = new URL(c.req.url);
    const [exp, sig] = [searchParams.get('exp') ?? '', searchParams.get('sig') ?? ''];
    if (!/^\d{1,15}$/.test(exp) || Number(exp) <= clock.now()) return false;
    return matchesAny(secrets, sig, secrets.macs('link', signedText(ref, Number(exp))).map(base64UrlOf));
  }

  /** The account of a valid login. Without one the answer must be the same 404 as for somebody else's file, not 401. */
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
