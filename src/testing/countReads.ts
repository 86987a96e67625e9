const restorers: (() => void)[] = [];
afterEach(() => {
  for (const restore of restorers.splice(0)) restore();
});

/** Counts how often a property is read, and with that how often a component that shows it is rendered. */
export function countReads<Owner extends object>(owner: Owner, key: keyof Owner): jest.Mock {
  const value = owner[key];
  const read = jest.fn(() => value);
  Object.defineProperty(owner, key, { configurable: true, get: read });
  restorers.push(() => Object.defineProperty(owner, key, { configurable: true, writable: true, value }));
  return read;
}
