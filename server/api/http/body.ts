import { makeSemaphore } from './semaphore.ts';
import { busy, HttpError } from './httpError.ts';
import type { Settings } from '../settings.ts';

export type RequestBody = Record<string, unknown>;

/** Reads a body whole, or refuses it: an oversized one is read on and forgotten, so that the sender sees the answer. */
async function readBody(request: Request, limit: number, discardLimit: number, tooLarge: string) {
  const reader = (request.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (!reader) return new Blob([]);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpError(400, 'The request broke off before its end. Please try again.');
    });
    if (done) break;
    size += value.byteLength;
    if (size <= limit) chunks.push(value as Uint8Array<ArrayBuffer>);
    else chunks.length = 0;
    if (size > discardLimit) {
      void reader.cancel().catch(() => undefined);
      break;
    }
  }
  if (size > limit) throw new HttpError(413, tooLarge);
  return new Blob(chunks);
}

/** What a refused call left unread would break the connection; it is read and forgotten. */
export async function discardBody(request: Request, limit: number): Promise<void> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.bodyUsed || !request.body) return;
  await readBody(request, -1, limit, '').catch(() => undefined);
}

const isType = (request: Request, type: string): boolean =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() === type;

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

export async function readJson(
  request: Request,
  settings: Settings,
  limit = settings.body.json,
): Promise<RequestBody> {
  if (!isType(request, 'application/json')) throw new HttpError(415, 'This call takes application/json.');
  const { discardLimit, depth } = settings.body;
  const blob = await readBody(request, limit, discardLimit, `A request may hold ${limit / 1024} KB at most.`);
  const unreadable = new HttpError(400, 'The request could not be read. Please try again.');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await blob.arrayBuffer()));
  } catch {
    throw unreadable;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || isDeeperThan(body, depth))
    throw unreadable;
  return body as RequestBody;
}

/** Multipart is parsed in memory, so only a few at a time. The file stays in the body as a `File`. */
export function makeMultipartReader(settings: Settings) {
  const semaphore = makeSemaphore(settings.upload.atOnce, settings.upload.waiting, busy);
  return async (request: Request, tooLarge: string): Promise<RequestBody> => {
    if (!isType(request, 'multipart/form-data'))
      throw new HttpError(415, 'This call takes multipart/form-data.');
    return semaphore(async () => {
      const limit = settings.upload.maxSize + settings.body.multipartExtra;
      const blob = await readBody(request, limit, settings.body.discardLimit, tooLarge);
      const type = request.headers.get('content-type') ?? '';
      const form = await new Response(blob, { headers: { 'Content-Type': type } }).formData().catch(() => {
        throw new HttpError(400, 'The form could not be read. Please try again.');
      });
      const entries = [...form.entries()];
      if (entries.length > settings.body.parts) throw new HttpError(413, 'The form has too many parts.');
      const body: RequestBody = {};
      for (const [name, value] of entries) {
        if (Object.hasOwn(body, name)) throw new HttpError(422, 'The form answers a question twice.');
        Object.defineProperty(body, name, { value, enumerable: true });
      }
      return body;
    });
  };
}
