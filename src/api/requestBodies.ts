/** What a call sends. */
export type RequestBody = Readonly<Record<string, string>> | FormData;

/** Stands for a body in the argument of a call. `type` exists for the type checker only. */
export type BodyRef<Body extends RequestBody = RequestBody> = { bodyId: number; type?: Body };

/**
 * Bodies wait here, outside of store and actions, until their request leaves. RTK Query puts the argument of a call into
 * its actions, where listeners, developer tools and traces read it: a number tells them neither passwords nor files.
 */
const waiting = new Map<number, RequestBody>();
let lastId = 0;

export function registerBody<Body extends RequestBody>(body: Body): BodyRef<Body> {
  lastId += 1;
  waiting.set(lastId, body);
  return { bodyId: lastId };
}

/** The body, once: nothing of it stays behind when its request has left. Throws when there is none. */
export function takeBody({ bodyId }: BodyRef): RequestBody {
  const body = waiting.get(bodyId);
  if (!body) throw new Error('The body of this call has been sent already.');
  waiting.delete(bodyId);
  return body;
}
