type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  /** Stores a value and returns it. When the cache is full, the entry that was stored first is dropped. */
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
      const [first] = values.size < most ? [] : values.keys();
      if (first !== undefined) values.delete(first);
      values.set(key, value);
      return value;
    },
  };
}
