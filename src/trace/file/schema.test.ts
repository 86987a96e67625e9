import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type { SchemaObject } from 'ajv';
import { writtenWalk } from '../../testing/traces/recordedWalk.ts';

const file = path.join(import.meta.dirname, '../../../docs/trace.schema.json');
const schema = JSON.parse(readFileSync(file, 'utf8')) as SchemaObject;

const ajv = new Ajv({ allowUnionTypes: true });
ajv.addSchema(schema, 'trace');

/** The schema's errors for a value, or null. */
function errorsIn(value: unknown, part = ''): unknown {
  const validate = ajv.getSchema(`trace${part}`);
  if (!validate) throw new Error(`The schema has no part ${part}.`);
  return validate(value) === true ? null : validate.errors;
}

test('the schema accepts a written file and the JSON texts within it', () => {
  const { text, file: trace } = writtenWalk(200);
  expect(errorsIn(JSON.parse(text))).toBeNull();
  expect(errorsIn(JSON.parse(trace.preloadedState), '#/definitions/Snapshot')).toBeNull();
  expect(errorsIn(JSON.parse(trace.payload), '#/definitions/Lifted')).toBeNull();
});

test('the schema refuses unknown fields and another format', () => {
  const { file: trace } = writtenWalk(5);
  const first = JSON.parse(trace.preloadedState) as object;
  expect(errorsIn({ ...first, auth: { token: 'x' } }, '#/definitions/Snapshot')).not.toBeNull();
  expect(errorsIn({ ...trace, about: { ...trace.about, email: 'x' } })).not.toBeNull();
  expect(errorsIn({ ...trace, format: 'another' })).not.toBeNull();
});
