import type { Compilable, CompiledQuery } from 'kysely';

/** Marks the place in a query where the value of that name is filled in. */
class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Prepares a query that runs often. Building and compiling it takes longer than SQLite takes to answer, so that is done
 * at the first use only; each later use fills in its values. `build` must not branch on the values, which are
 * placeholders; their types are those of its parameter.
 */
export function prepareQuery<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values;
  let compiled: CompiledQuery<Row> | undefined;
  return (values) => {
    compiled ??= build(placeholders).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...compiled, parameters };
  };
}
