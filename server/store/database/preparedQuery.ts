import type { Compilable, CompiledQuery } from 'kysely';

/** Stands in a query where the value of that name goes. */
class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A query that is asked often: built and compiled at its first use, which takes longer than SQLite takes to answer, and
 * filled with the values of each. What is built may not depend on the values, only name them.
 */
export function prepareQuery<Values extends object>(
  build: (values: Values) => Compilable,
): (values: Values) => CompiledQuery {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values;
  let compiled: CompiledQuery | undefined;
  return (values) => {
    compiled ??= build(placeholders).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...compiled, parameters };
  };
}
