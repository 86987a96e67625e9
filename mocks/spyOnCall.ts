import { http } from 'msw';
import type { HttpHandler } from 'msw';
import { apiBase } from '../contract/calls.ts';
import type { Call } from '../contract/calls.ts';
import { answerOf } from './server.ts';

/** One request that the site sent. */
export type Sent = { authorization: string | null; contentType: string; body: unknown };

/** The parts of a multipart body by name: a text, or the name and content of a file. */
async function partsOf(request: Request): Promise<Record<string, unknown>> {
  const parts = [...(await request.formData())];
  return Object.fromEntries(
    await Promise.all(
      parts.map(async ([name, part]): Promise<[string, unknown]> =>
        typeof part === 'string' ? [name, part] : [name, { name: part.name, content: await part.text() }],
      ),
    ),
  );
}

async function sentOf(request: Request, kind: Call['body']): Promise<Sent> {
  const copy = request.clone();
  const bodies = { json: () => copy.json(), multipart: () => partsOf(copy), none: async () => null };
  return {
    authorization: request.headers.get('Authorization'),
    contentType: request.headers.get('Content-Type') ?? '',
    body: await bodies[kind](),
  };
}

/** A handler with the real response, and the list of requests that it received: `server.use(sent.handler)`. */
export function spyOnCall({ method, path, body }: Call): { handler: HttpHandler; requests: Sent[] } {
  const requests: Sent[] = [];
  const verb = method.toLowerCase() as Lowercase<Call['method']>;
  const handler = http[verb](`*${apiBase}${path}`, async ({ request }) => {
    requests.push(await sentOf(request, body));
    return answerOf(request);
  });
  return { handler, requests };
}
