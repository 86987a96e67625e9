type Texts = Readonly<Record<string, string>>;

/**
 * A Storage that contains only the given texts and throws on writing, as a blocked one does. The support team may use
 * the site in the same browser: a replay must not read or write what is stored there, nor reach their other tabs.
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

/**
 * Removes a global from wherever it is defined on the prototype chain of window; shadows it where it cannot be deleted.
 */
function remove(name: string): void {
  for (let owner: object | null = window; owner; owner = Object.getPrototypeOf(owner) as object | null) {
    if (Object.hasOwn(owner, name) && !Reflect.deleteProperty(owner, name))
      replace(window, name, () => undefined);
  }
}

/**
 * Replaces or removes every kind of storage and every channel to other tabs, for the lifetime of the document.
 * @param texts what local and session storage appear to contain
 */
export function forbidStorage(texts: Record<'local' | 'session', Texts>): void {
  const [local, session] = [readOnly(texts.local), readOnly(texts.session)];
  replace(window, 'localStorage', () => local);
  replace(window, 'sessionStorage', () => session);
  for (const name of ['indexedDB', 'caches', 'cookieStore', 'BroadcastChannel', 'SharedWorker']) remove(name);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
}
