import { timingSafeEqual } from 'hono/utils/buffer';
import { apiBase } from '../../../contract/calls.ts';
import { Fault } from '../http/http.ts';
import type { ApiContext, Handler } from '../http/http.ts';
import { base64UrlOf, isFileRef } from '../http/ids.ts';
import type { Policy } from '../settings.ts';
import type { Ports, Secrets } from '../dependencies.ts';
import type { Tokens } from '../accounts/accessTokens.ts';

const signatureOf = (secrets: Secrets, ref: string, expiry: number): string =>
  base64UrlOf(secrets.mac('link', JSON.stringify([ref, expiry])));

/** An address under which whoever has it may fetch the file until `expiry` (milliseconds since 1970). */
export function fileLinkOf(secrets: Secrets, policy: Policy, ref: string, expiry: number): string {
  const query = new URLSearchParams({ exp: String(expiry), sig: signatureOf(secrets, ref, expiry) });
  return `${policy.publicUrl}${apiBase}/files/${ref}?${query}`;
}

/** GET /files/:ref: the owner's by Bearer, or anybody's with a signed link. Everything else is 404, never 403. */
export function makeFileHandler({ store, clock, secrets }: Ports, tokens: Tokens): Handler {
  async function hasSignedLink(c: ApiContext, ref: string): Promise<boolean> {
    const { exp = '', sig = '' } = c.req.query();
    if (!/^\d{1,15}$/.test(exp) || Number(exp) <= clock.now()) return false;
    return timingSafeEqual(signatureOf(secrets, ref, Number(exp)), sig, (text: string) =>
      secrets.digest(text),
    );
  }

  return async (c) => {
    const ref = c.req.param('ref') ?? '';
    const missing = new Fault(404, 'There is no such file, or the link to it has expired.');
    if (!isFileRef(ref)) throw missing;
    const invited = await hasSignedLink(c, ref);
    const account = invited ? undefined : await tokens.requireAccount(c).catch(() => undefined);
    if (!invited && !account) throw missing;
    const file = await store.fileByRef(ref);
    if (!file || (!invited && file.owner !== account?.id)) throw missing;

    const plain = file.shown_name.replace(/[^\x20-\x7e]/g, '_');
    return new Response(file.bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.shown_name)}`,
        'Content-Length': String(file.size),
        'Content-Security-Policy': 'sandbox',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      },
    });
  };
}
