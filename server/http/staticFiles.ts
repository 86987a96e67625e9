import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import { canonicalPathOf } from '../../contract/paths.ts';
import { contentSecurityPolicyOf } from './securityHeaders.ts';
import type { InlineHashes } from './securityHeaders.ts';

type Page = InlineHashes & { file: string; listed?: boolean };
/** Written by the build: which file answers an address, and the hashes of what is inline in it. */
type Pages = { pages: Record<string, Page>; notFound: Page };

const manifest = 'pages.json';
const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** The policy of answers that hold nothing inline: files, and plain texts of the server itself. */
const noInlinePolicy = contentSecurityPolicyOf({ scripts: [], styles: [] });

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const textResponse = (
  c: Context,
  text: string,
  status: 404 | 405 | 503,
  headers: Record<string, string> = {},
) =>
  c.text(`${text}\n`, status, {
    'Content-Security-Policy': noInlinePolicy,
    'Cache-Control': 'no-store',
    ...headers,
  });

async function filesOf(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/')),
  );
}

export async function pagesOf(folder: string): Promise<Pages | undefined> {
  const text = await readFile(join(folder, manifest), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Pages);
}

/**
 * Serves the built site in `folder`. The list of files is taken once, at the start, so no request can name anything
 * else; each file is read once, on its first request.
 */
export async function makeStaticFiles(folder: string): Promise<Hono> {
  const files = await filesOf(folder);
  const pages = await pagesOf(folder);
  const contents = new Map<string, Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }>>();

  const contentOf = (file: string) => {
    let content = contents.get(file);
    if (!content) {
      content = readFile(join(folder, file)).then((bytes) => {
        const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
        return { bytes: new Uint8Array(bytes), etag };
      });
      contents.set(file, content);
      // A file that could not be read this time is tried again the next.
      content.catch(() => contents.delete(file));
    }
    return content;
  };

  async function send(c: Context, file: string, headers: Record<string, string>, status: 200 | 404 = 200) {
    const compressed = encodings.filter(({ suffix }) => files.has(file + suffix));
    const wanted = accepts(c, {
      header: 'Accept-Encoding',
      supports: compressed.map(({ name }) => name),
      default: 'identity',
      // The best we have of what is accepted, however it is weighed: the bytes mean the same.
      match: (accepted, { supports, default: identity }) =>
        supports.find((name) => accepted.some(({ type, q }) => (type === name || type === '*') && q > 0)) ??
        identity,
    });
    const encoding = compressed.find(({ name }) => name === wanted);
    const { bytes, etag } = await contentOf(file + (encoding?.suffix ?? ''));
    const described = {
      ...headers,
      ETag: etag,
      ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    const known = (c.req.header('if-none-match') ?? '').split(',').some((tag) => tag.trim() === etag);
    if (status === 200 && known) return c.body(null, 304, described);
    return c.body(bytes, status, {
      ...described,
      'Content-Type': getMimeType(file) ?? 'application/octet-stream',
      ...(encoding && { 'Content-Encoding': encoding.name }),
    });
  }

  const sendPage = (c: Context, page: Page, status: 200 | 404) =>
    send(
      c,
      page.file,
      { 'Cache-Control': revalidated, 'Content-Security-Policy': contentSecurityPolicyOf(page) },
      status,
    );

  const app = new Hono();
  app.get('*', async (c) => {
    const pathname = c.req.path;
    const file = pathname.slice(1);
    const isPublic = files.has(file) && file !== manifest && !/^_headers$|\.(html|br|gz)$/.test(file);
    if (isPublic) {
      const caching = file.startsWith('static/') ? immutable : revalidated;
      return send(c, file, { 'Cache-Control': caching, 'Content-Security-Policy': noInlinePolicy });
    }
    // Never a page in the place of a script: it would turn a missing file into a syntax error.
    if (file.startsWith('static/')) return textResponse(c, 'There is no such file.', 404);
    if (!pages)
      return textResponse(
        c,
        'The site has not been built yet. Run “npm run build” and start the server again.',
        503,
      );
    const path = canonicalPathOf(pathname);
    const page = path === null ? undefined : pages.pages[path];
    return sendPage(c, page ?? pages.notFound, page ? 200 : 404);
  });
  app.all('*', (c) => textResponse(c, 'This address takes GET and HEAD.', 405, { Allow: 'GET, HEAD' }));
  return app;
}
