import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

export type Served = { url: string; stop: () => Promise<void> };
type Answer = { body: Buffer; headers: Record<string, string> };

const compressible = /\.(html|m?js|css|svg|json|txt|webmanifest|xml)$/;
/**
 * Matches a name with a hash of six or more characters before the extension, or a folder in which generators put only such
 * files.
 */
const hashed = /[.-](?=[\w-]*\d)[\w-]{6,}(\.chunk)?\.\w+$|^(_astro|_next\/static)\//;

const cachingOf = (file: string): string => {
  if (file.endsWith('.html')) return 'no-cache';
  return hashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
};

async function answerOf(folder: string, file: string): Promise<Answer> {
  const place = path.join(folder, file);
  const content = await readFile(place);
  const headers: Record<string, string> = {
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    'Cache-Control': cachingOf(file),
    ETag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  };
  if (!compressible.test(file)) return { body: content, headers };
  // A build's own brotli sibling is compressed as strongly as here, so it is used as it is.
  const body = existsSync(`${place}.br`)
    ? await readFile(`${place}.br`)
    : await promisify(brotliCompress)(content);
  return { body, headers: { ...headers, 'Content-Encoding': 'br' } };
}

/**
 * Serves a folder of static files on a free port of this computer, each site in the same way: HTTP/1.1, text as brotli at
 * its best quality, files with a hash in their name cached for ever, HTML revalidated on each request. Everything is read
 * and compressed before the first request.
 */
export async function serve(folder: string): Promise<Served> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const answers = new Map(
    await Promise.all(files.map(async (file) => [file, await answerOf(folder, file)] as const)),
  );
  const find = (pathname: string): Answer | undefined => {
    const file = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
    return (
      answers.get(file) ?? answers.get(path.posix.join(file, 'index.html')) ?? answers.get(`${file}.html`)
    );
  };
  const send = (response: ServerResponse, status: number, answer?: Answer): void => {
    response.writeHead(status, { ...answer?.headers, 'Content-Length': answer?.body.length ?? 0 });
    response.end(answer?.body);
  };
  const server = createServer((request, response) => {
    const answer = find(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!answer) return send(response, 404, answers.get('404.html'));
    if (request.headers['if-none-match'] !== answer.headers['ETag']) return send(response, 200, answer);
    response.writeHead(304, answer.headers);
    return response.end();
  });
  server.keepAliveTimeout = 30_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
