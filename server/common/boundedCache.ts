type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  /** Stores a value and returns it. A full cache drops the entry that was stored first for a new key. */
  keep(key: string, value: Value): Value;
};

/**
 * Caches computed values by keys that anybody may choose. It holds `most` of them, or a caller who sends ever new keys
 * would fill the memory. A value must not be `undefined`.
 */
export function makeBoundedCache<Value>(most: number): BoundedCache<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    keep(key, value) {
      values.delete(key);
      const [first] = values.size < most ? [] : values.keys();
      if (first !== undefined) values.delete(first);
      values.set(key, value);
      return value;
    },
  };
}
