/** A record with an entry for each key by its name, where `Object.fromEntries` knows only strings. */
export const fromKeys = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
