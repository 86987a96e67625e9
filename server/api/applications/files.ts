import { timingSafeEqual } from 'hono/utils/buffer';
import { apiBase } from '../../../contract/calls.ts';
import { HttpError } from '../http/httpError.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { base64UrlOf, isFileRef } from '../http/ids.ts';
import type { Settings } from '../settings.ts';
import type { Dependencies, Secrets } from '../dependencies.ts';
import type { AccessTokens } from '../accounts/accessTokens.ts';

const signatureOf = (secrets: Secrets, ref: string, expiry: number): string =>
  base64UrlOf(secrets.mac('link', JSON.stringify([ref, expiry])));

/** An address under which whoever has it may fetch the file until `expiry` (milliseconds since 1970). */
export function fileLinkOf(secrets: Secrets, settings: Settings, ref: string, expiry: number): string {
  const query = new URLSearchParams({ exp: String(expiry), sig: signatureOf(secrets, ref, expiry) });
  return `${settings.publicUrl}${apiBase}/files/${ref}?${query.toString()}`;
}

/** GET /files/:ref: the owner's by Bearer, or anybody's with a signed link. Everything else is 404, never 403. */
export function makeFileHandler({ store, clock, secrets }: Dependencies, tokens: AccessTokens): Handler {
  async function hasSignedLink(c: ApiContext, ref: string): Promise<boolean> {
    const { exp = '', sig = '' } = c.req.query();
    if (!/^\d{1,15}$/.test(exp) || Number(exp) <= clock.now()) return false;
    return timingSafeEqual(signatureOf(secrets, ref, Number(exp)), sig, (text: string) =>
      secrets.digest(text),
    );
  }

  return async (c) => {
    const ref = c.req.param('ref') ?? '';
    const missing = new HttpError(404, 'There is no such file, or the link to it has expired.');
    if (!isFileRef(ref)) throw missing;
    const hasLink = await hasSignedLink(c, ref);
    const account = hasLink ? undefined : await tokens.requireAccount(c).catch(() => undefined);
    if (!hasLink && !account) throw missing;
    const file = await store.fileByRef(ref);
    if (!file || (!hasLink && file.owner !== account?.id)) throw missing;

    const asciiName = file.shown_name.replace(/[^\x20-\x7e]/g, '_');
    let n = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const piece = await store.fileChunk(ref, n);
        n += 1;
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    return new Response(body, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(file.shown_name)}`,
        'Content-Length': String(file.size),
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      },
    });
  };
}
