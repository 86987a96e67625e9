const putBack: (() => void)[] = [];
afterEach(() => {
  for (const undo of putBack.splice(0)) undo();
});

/** Counts how often this property is read: once each time that a component which shows it is rendered. */
export function countReads<Owner extends object>(owner: Owner, key: keyof Owner): jest.Mock {
  const value = owner[key];
  const read = jest.fn(() => value);
  Object.defineProperty(owner, key, { configurable: true, get: read });
  putBack.push(() => Object.defineProperty(owner, key, { configurable: true, writable: true, value }));
  return read;
}
