import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { createGenerator } from 'ts-json-schema-generator';
import type { Schema } from 'ts-json-schema-generator';

/** Checks that docs/trace.schema.json agrees with the types of src/trace. With `--write` it generates the file again. */
const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'docs/trace.schema.json');

const generator = createGenerator({
  path: path.join(root, 'src/trace/**/*.ts'),
  tsconfig: path.join(root, 'tsconfig.site.json'),
  // `npm test` checks the types with a newer compiler than the generator's.
  skipTypeCheck: true,
  sortProps: true,
});

const definitionsOf = (type: string) => generator.createSchema(type).definitions as Record<string, Schema>;

/**
 * A schema of draft 7. Its `contentSchema`, from draft 2019-09, describes the JSON texts that two properties of the file
 * hold.
 */
function traceSchema(): Schema {
  const definitions = { ...definitionsOf('TraceFile'), ...definitionsOf('Lifted') };
  const { TraceFile: traceFile, ...others } = definitions;
  const holds = (name: string, type: string) => ({
    ...(traceFile?.properties?.[name] as Schema),
    contentMediaType: 'application/json',
    contentSchema: { $ref: `#/definitions/${type}` },
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...traceFile,
    properties: {
      ...traceFile?.properties,
      preloadedState: holds('preloadedState', 'Snapshot'),
      payload: holds('payload', 'Lifted'),
    },
    definitions: others,
  };
}

const text = await format(JSON.stringify(traceSchema()), { ...(await resolveConfig(file)), parser: 'json' });
if (process.argv.includes('--write')) writeFileSync(file, text);
else if (text !== readFileSync(file, 'utf8')) {
  console.error(
    'docs/trace.schema.json is not what the types say. Write it again: node_modules/.bin/node tooling/checks/traceSchema.ts --write',
  );
  process.exitCode = 1;
}
