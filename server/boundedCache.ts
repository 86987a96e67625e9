type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  /** Keeps a value and gives it back. When there is no room, what was kept first goes. */
  keep(key: string, value: Value): Value;
};

/**
 * Values that are worth not working out again, by a key that anybody may choose: of so many keys at most, or whoever sends
 * new ones would fill the memory. The value must not be `undefined`.
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
