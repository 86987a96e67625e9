/** What a call sends. */
export type RequestBody = Readonly<Record<string, string>> | FormData;

/** Stands for a body in the argument of a call. `type` is never set; it carries the type of the body. */
export type BodyRef<Body extends RequestBody = RequestBody> = { bodyId: number; type?: Body };

/**
 * The bodies of calls that are not sent yet, kept outside of store and actions. RTK Query puts the argument of a call
 * into its actions, where listeners, developer tools and traces can read it; a number there reveals neither passwords
 * nor files.
 */
const waiting = new Map<number, RequestBody>();
let lastId = 0;

export function registerBody<Body extends RequestBody>(body: Body): BodyRef<Body> {
  lastId += 1;
  waiting.set(lastId, body);
  return { bodyId: lastId };
}

/**
 * Returns a body and removes it, so that nothing of it is kept once its request is sent.
 *
 * @throws Error if the body was taken before
 */
export function takeBody({ bodyId }: BodyRef): RequestBody {
  const body = waiting.get(bodyId);
  if (!body) throw new Error('The body of this call has been sent already.');
  waiting.delete(bodyId);
  return body;
}
