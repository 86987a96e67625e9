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
class MemoryDatabase {
  /** What this browser can store. */
  canStore: (record: StoredRecord) => boolean = () => true;
  #isNew = true;
  #keyPath: readonly string[] = [];
  readonly #records = new Map<string, StoredRecord>();

  get records(): readonly StoredRecord[] {
    return [...this.#records.values()];
  }

  /** Stores a record at once, as another tab did, once the site has created the object store. */
  put(record: StoredRecord) {
    this.#records.set(JSON.stringify(this.#keyPath.map((name) => record[name])), record);
  }

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
    getAll: () => requestOf(() => this.records),
    delete: (key: readonly string[]) => requestOf(() => void this.#records.delete(JSON.stringify(key))),
    put: (record: StoredRecord) => {
      // As in browsers, which copy a record before they make the request.
      if (!this.canStore(record)) throw new DOMException('Not this.', 'DataCloneError');
      return requestOf(() => this.put(record));
    },
  };
}

/**
 * Gives each test an empty IndexedDB, which jsdom lacks; e2e/applications/resumeKept.spec.ts tests with the real one.
 * @returns the database of the current test
 */
export function installMemoryDatabase(): () => MemoryDatabase {
  let database: MemoryDatabase;
  beforeEach(() => {
    database = new MemoryDatabase();
    Object.defineProperty(window, 'indexedDB', { value: database, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'indexedDB'));
  return () => database;
}
