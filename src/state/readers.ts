/*
 * Readers of what anybody may have written: storage and the history's entries. By hand, because a library of schemas
 * weighs more than all of these and would stand in the way of the first view.
 */

/** The properties of a value, whatever it is; none where it has none. */
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

export const trueOf = (value: unknown): true | undefined => value === true || undefined;

/** The value if it is one of these. */
export const oneOf = <Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);

/** Of an object only what this reader understands. */
const entriesOf =
  <Value>(read: (value: unknown) => Value | undefined) =>
  (value: unknown): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(recordOf(value)).flatMap(([name, found]) => {
        const known = read(found);
        return known === undefined ? [] : [[name, known] as const];
      }),
    );

/** Of an object only the strings. */
export const stringsOf = entriesOf(stringOf);

/** Of an object only the numbers. */
export const numbersOf = entriesOf(numberOf);
