type StoredRecord = Readonly<Record<string, unknown>>;

/** A request with the result of `work`; its events come once the caller has had time to listen. */
function requestOf(work: () => unknown, isUpgrade = false) {
  const request: EventTarget & { result?: unknown } = new EventTarget();
  queueMicrotask(() => {
    request.result = work();
    if (isUpgrade) request.dispatchEvent(new Event('upgradeneeded'));
    request.dispatchEvent(new Event('success'));
  });
  return request;
}

/** What the site uses of IndexedDB: one database with one object store, whose keys have several parts. */
export class MemoryDatabase {
  /** What this browser can store. */
  canStore: (record: StoredRecord) => boolean = () => true;
  #isNew = true;
  #keyPath: readonly string[] = [];
  readonly #records = new Map<string, StoredRecord>();

  open() {
    const isUpgrade = this.#isNew;
    this.#isNew = false;
    const createObjectStore = (_name: string, { keyPath }: { keyPath: readonly string[] }) => {
      this.#keyPath = keyPath;
    };
    const database = { createObjectStore, transaction: () => this.#transaction(), close: () => {} };
    return requestOf(() => database, isUpgrade);
  }

  deleteDatabase() {
    this.#isNew = true;
    return requestOf(() => this.#records.clear());
  }

  #transaction() {
    const transaction = Object.assign(new EventTarget(), { objectStore: () => this.#objectStore });
    // By then every request of the transaction has had its event.
    setTimeout(() => transaction.dispatchEvent(new Event('complete')));
    return transaction;
  }

  readonly #objectStore = {
    get: (key: readonly string[]) => requestOf(() => this.#records.get(JSON.stringify(key))),
    getAll: () => requestOf(() => [...this.#records.values()]),
    delete: (key: readonly string[]) => requestOf(() => void this.#records.delete(JSON.stringify(key))),
    put: (record: StoredRecord) => {
      // As in browsers, which copy a record before they make the request.
      if (!this.canStore(record)) throw new DOMException('Not this.', 'DataCloneError');
      const key = JSON.stringify(this.#keyPath.map((name) => record[name]));
      return requestOf(() => void this.#records.set(key, record));
    },
  };
}
