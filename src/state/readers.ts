/*
 * Readers of untrusted values: from storage and history entries. Written by hand, because a schema library is larger
 * than all of these together and would be part of the first load.
 */

/** The value if it is an object, else an empty object. */
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

/** Makes a reader of an object's entries that drops those whose value `read` rejects. */
const entriesOf =
  <Value>(read: (value: unknown) => Value | undefined) =>
  (value: unknown): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(recordOf(value)).flatMap(([name, found]) => {
        const known = read(found);
        return known === undefined ? [] : [[name, known] as const];
      }),
    );

/** The entries of an object whose values are strings. */
export const stringsOf = entriesOf(stringOf);

/** The entries of an object whose values are numbers. */
export const numbersOf = entriesOf(numberOf);
