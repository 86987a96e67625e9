type Texts = Readonly<Record<string, string>>;

/**
 * Whoever works in support may use the site in the same browser: nothing here may read or write what they have stored, or
 * speak to their other tabs. A storage that knows only the given texts and refuses to write, as a blocked one does.
 */
function readOnly(texts: Texts): Storage {
  const refuse = (): never => {
    throw new DOMException('Nothing is stored in a replay.', 'SecurityError');
  };
  return {
    length: 0,
    key: () => null,
    getItem: (key) => (Object.hasOwn(texts, key) ? (texts[key] ?? null) : null),
    setItem: refuse,
    removeItem: refuse,
    clear: refuse,
  };
}

const replace = (target: object, name: string, get: () => unknown): void =>
  void Object.defineProperty(target, name, { configurable: true, get });

/** Takes a global away for good, wherever on the way to the root of all objects it is defined. */
function remove(name: string): void {
  for (let owner: object | null = window; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    if (Object.hasOwn(owner, name) && !Reflect.deleteProperty(owner, name))
      replace(window, name, () => undefined);
  }
}

/**
 * Puts the wall up, for as long as the document lives.
 * @param texts what the two seem to hold
 */
export function forbidStorage(texts: Record<'local' | 'session', Texts>): void {
  const [local, session] = [readOnly(texts.local), readOnly(texts.session)];
  replace(window, 'localStorage', () => local);
  replace(window, 'sessionStorage', () => session);
  for (const name of ['indexedDB', 'caches', 'cookieStore', 'BroadcastChannel', 'SharedWorker']) remove(name);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
}
