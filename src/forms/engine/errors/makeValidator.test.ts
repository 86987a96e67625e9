import { schemaOf } from '../../../../contract/rules.ts';
import { makeValidator } from './makeValidator.ts';

const schema = schemaOf([
  { name: 'name', label: 'Name', control: 'text', required: true },
  { name: 'resume', label: 'Resume', control: 'file', required: true },
]);
const pdf = new File(['%PDF-1.7'], 'a.pdf');

test('a validator returns the message of each broken rule, and passes on its name', async () => {
  const onRules = jest.fn();
  const validate = makeValidator(schema, onRules);
  expect(await validate({ name: ' ', resume: null })).toEqual({
    name: 'Name is required.',
    resume: 'Resume is required.',
  });
  expect(onRules).toHaveBeenLastCalledWith({ name: 'required', resume: 'required' });
  await validate({ name: 'A', resume: new File(['PK'], 'a.docx') });
  expect(onRules).toHaveBeenLastCalledWith({ resume: 'pdf' });
});

test('a slow result for an older file does not replace the newer one', async () => {
  const onRules = jest.fn();
  const validate = makeValidator(schema, onRules);
  const slow = new File(['PK'], 'slow.pdf');
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
  jest.spyOn(slow, 'slice').mockReturnValue({ arrayBuffer: () => promise } as Blob);
  const older = validate({ name: 'A', resume: slow });
  const newer = validate({ name: 'A', resume: pdf });
  expect(await newer).toEqual({});
  resolve(new ArrayBuffer(4));
  expect(await older).toEqual({});
  expect(onRules).toHaveBeenCalledTimes(1);
});

test('a file that cannot be read is validated by its copy, even once more before the copy is rendered', async () => {
  const onRules = jest.fn();
  const unreadable = { name: 'A', resume: new File([], 'a.pdf') };
  const validate = makeValidator(
    schema,
    onRules,
    () => [],
    async (values) => ({ ...values, resume: pdf }),
  );
  expect(await Promise.all([validate(unreadable), validate(unreadable)])).toEqual([{}, {}]);
  expect(onRules.mock.calls).toEqual([[{}]]);
});
