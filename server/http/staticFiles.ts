import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { getPath } from 'hono/utils/url';
import { canonicalPathOf } from '../../contract/paths.ts';
import { makeAcceptance } from './acceptance.ts';
import type { PageFile, PagesManifest } from './pagesManifest.ts';
import { immutable, isPublic, revalidated } from './publicFiles.ts';
import { contentSecurityPolicyOf } from './securityHeaders.ts';
import type { SupportDocument } from './securityHeaders.ts';

/** The policy of responses without inline tags: files, and plain texts of the server itself. */
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

type File = { bytes: Uint8Array<ArrayBuffer>; etag: string };
/** A file in one encoding, with its headers for the whole file and for 304. */
type Prepared = { file: File; whole: ResponseInit; unchanged: ResponseInit };
/** What an address names: a file with its headers, and its responses in the encodings that were asked for so far. */
type Target = {
  file: string;
  status: 200 | 404;
  headers: Record<string, string>;
  /** By the name of the encoding; empty for none. */
  encoded: Map<string, Prepared>;
};

/** Characters of If-None-Match that are looked at; a browser sends one entity tag of 30. */
const longestTags = 1024;
const opaqueTags = /"[^"]*"/g;
/** Whether If-None-Match names this entity tag, by the weak comparison of RFC 9110 (13.1.2), which ignores `W/`. */
const isKnownBy = (asked: string | null, etag: string): boolean =>
  asked !== null &&
  (asked.trim() === '*' ||
    (asked.slice(0, longestTags).match(opaqueTags) ?? []).some((tag) => etag.endsWith(tag)));

/** Header names in lower case, as the standard `Headers` writes them, so that every response has them alike. */
const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * Serves the built site in `folder`, whose manifest is `pages`. The list of files is read once, at the start, so no
 * request can name anything else; each file is read once, on its first request. All responses for files and pages carry
 * the headers `everywhere`. `quickAnswerTo` answers a request without routing it, if its address needs none and its
 * file has been prepared by an earlier request; otherwise it returns undefined.
 */
export async function makeStaticFiles(
  folder: string,
  pages: PagesManifest | undefined,
  everywhere: Record<string, string>,
) {
  const files = await filesOf(folder);
  const contents = new Map<string, Promise<File>>();
  const acceptanceOf = makeAcceptance();

  const contentOf = (file: string) => {
    let content = contents.get(file);
    if (!content) {
      content = readFile(join(folder, file)).then((bytes) => {
        const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
        return { bytes: new Uint8Array(bytes), etag };
      });
      contents.set(file, content);
      // A file that could not be read is read again at its next request.
      content.catch(() => contents.delete(file));
    }
    return content;
  };

  const targetOf = (file: string, status: 200 | 404, headers: Record<string, string>): Target => ({
    file,
    status,
    headers,
    encoded: new Map(),
  });
  const pageTarget = (page: PageFile & SupportDocument, status: 200 | 404) =>
    targetOf(page.file, status, {
      'Cache-Control': revalidated,
      'Content-Security-Policy': contentSecurityPolicyOf(page, pages?.apiOrigin),
    });
  const fileTarget = (file: string) =>
    targetOf(file, 200, {
      'Cache-Control': file.startsWith('static/') ? immutable : revalidated,
      'Content-Security-Policy': noInlinePolicy,
    });
  const fileTargets = new Map([...files].filter(isPublic).map((file) => [`/${file}`, fileTarget(file)]));
  const pageTargets = new Map(
    Object.entries({ ...pages?.pages, ...pages?.tools }).map(([path, page]) => [path, pageTarget(page, 200)]),
  );
  const notFound = pages && pageTarget(pages.notFound, 404);

  const compressionsOf = ({ file }: Target) => encodings.filter(({ suffix }) => files.has(file + suffix));
  /** The best available encoding that the request accepts. */
  const encodingFor = (target: Target, headers: Headers) =>
    compressionsOf(target).find(({ name }) => acceptanceOf(headers.get('accept-encoding') ?? '')(name));

  const preparedFor = (target: Target, headers: Headers): Prepared | undefined =>
    target.encoded.get(encodingFor(target, headers)?.name ?? '');

  async function prepare(target: Target, headers: Headers): Promise<Prepared> {
    const encoding = encodingFor(target, headers);
    const file = await contentOf(target.file + (encoding?.suffix ?? ''));
    const described = {
      ...everywhere,
      ...target.headers,
      ETag: file.etag,
      ...(compressionsOf(target).length > 0 && { Vary: 'Accept-Encoding' }),
    };
    const whole = {
      ...described,
      'Content-Type': getMimeType(target.file) ?? 'application/octet-stream',
      ...(encoding && { 'Content-Encoding': encoding.name }),
    };
    const prepared = {
      file,
      whole: { status: target.status, headers: lowerCased(whole) },
      unchanged: { status: 304, headers: lowerCased(described) },
    };
    target.encoded.set(encoding?.name ?? '', prepared);
    return prepared;
  }

  const answerOf = ({ status }: Target, { file, whole, unchanged }: Prepared, headers: Headers): Response =>
    status === 200 && isKnownBy(headers.get('if-none-match'), file.etag)
      ? new Response(null, unchanged)
      : new Response(file.bytes, whole);

  const send = async (target: Target, { headers }: Request): Promise<Response> =>
    answerOf(target, preparedFor(target, headers) ?? (await prepare(target, headers)), headers);

  const routes = new Hono();
  routes.get('*', async (c) => {
    const pathname = c.req.path;
    const file = fileTargets.get(pathname);
    if (file) return send(file, c.req.raw);
    // Never the HTML page for 404 here: in the place of a script it would turn a missing file into a syntax error.
    if (pathname.startsWith('/static/')) return textResponse(c, 'There is no such file.', 404);
    if (!notFound)
      return textResponse(
        c,
        'The site has not been built yet. Run “npm run build” and start the server again.',
        503,
      );
    const path = canonicalPathOf(pathname) ?? pathname;
    const target = pageTargets.get(path);
    // One address for each page: with a final slash, the menus would not know which of their links leads to it.
    if (target && path.length < pathname.length)
      return new Response(null, {
        status: 308,
        headers: { ...everywhere, Location: path + new URL(c.req.url).search },
      });
    return send(target ?? notFound, c.req.raw);
  });
  routes.all('*', (c) => textResponse(c, 'This address takes GET and HEAD.', 405, { Allow: 'GET, HEAD' }));

  /** Only for pages by their canonical path and files under `static/`, whose addresses no other route handles. */
  const quickAnswerTo = (request: Request): Response | undefined => {
    if (request.method !== 'GET') return undefined;
    const path = getPath(request);
    const target = pageTargets.get(path) ?? (path.startsWith('/static/') ? fileTargets.get(path) : undefined);
    const prepared = target && preparedFor(target, request.headers);
    return prepared && answerOf(target, prepared, request.headers);
  };
  return { routes, quickAnswerTo };
}
