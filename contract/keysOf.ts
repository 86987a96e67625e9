/** The keys of a record by their names, where `Object.keys` knows only strings. For records that can have no other keys. */
export const keysOf = <Known extends object>(record: Known) =>
  Object.keys(record) as (keyof Known & string)[];
