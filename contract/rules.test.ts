import type { ValidationError } from 'yup';
import { signUpFields } from './accounts.ts';
import { jobFields } from './applications/job.ts';
import { isoDayOf } from './times/dates.ts';
import { blankValuesOf } from './fields.ts';
import type { Field, FieldValues } from './fields.ts';
import { failuresOf, schemaOf } from './rules.ts';

const pdf = (content = '%PDF-1.7 %%EOF', name = 'cv.pdf') => new File([content], name);

/** The message for each wrong field. */
async function errorsOf(fields: readonly Field[], values: FieldValues): Promise<Record<string, string>> {
  const failures = await failuresOf(schemaOf(fields), values);
  return Object.fromEntries(failures.map(({ name, message }) => [name, message]));
}

/** A field without the two properties that make no difference to its rule. */
type Asked<Any extends Field = Field> = Any extends Field ? Omit<Any, 'name' | 'label'> : never;

const fieldOf = (asked: Asked): Field => ({ ...asked, name: 'answer', label: 'Answer' });

/** The message about one value of one field; undefined if it is accepted. */
const verdict = async (asked: Asked, value: string | File | null) =>
  (await errorsOf([fieldOf(asked)], { answer: value }))['answer'];

test('an empty sign-up gets a message for each field', async () => {
  expect(await errorsOf(signUpFields, blankValuesOf(signUpFields))).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    otp: 'OTP is required.',
    password: 'Password is required.',
    confirm_password: 'Confirm password is required.',
    phone_number: 'Phone number is required.',
    address: 'Address is required.',
    date_of_birth: 'Date of birth is required.',
    gender: 'Gender is required.',
  });
});

test('two different passwords do not match', async () => {
  const values = { ...blankValuesOf(signUpFields), password: 'one', confirm_password: 'two' };
  expect((await errorsOf(signUpFields, values))['confirm_password']).toBe('Passwords do not match.');
  const composed = { ...values, password: 'caf\u00e9', confirm_password: 'cafe\u0301' };
  expect((await errorsOf(signUpFields, composed))['confirm_password']).toBeUndefined();
  const unconfirmed = { ...values, confirm_password: '' };
  expect((await errorsOf(signUpFields, unconfirmed))['confirm_password']).toBe(
    'Confirm password is required.',
  );
});

test('an empty job application gets a message for each required field', async () => {
  expect(await errorsOf(jobFields, blankValuesOf(jobFields))).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    phone: 'Phone number is required.',
    role: 'Role is required.',
    education: 'Education is required.',
    experience: 'Experience is required.',
    resume: 'Resume is required.',
  });
});

test('a field that breaks several rules reports the first', async () => {
  const schema = schemaOf([
    { name: 'born', label: 'Born', control: 'date', range: 'birth' },
    { name: 'resume', label: 'Resume', control: 'file', required: true },
    { name: 'name', label: 'Name', control: 'text', required: true },
    { name: 'resume_name', label: 'Name of the file', control: 'text', required: true },
  ]);
  const values = { born: '2999-02-30', resume: null, name: '', resume_name: ' ' };
  expect(await failuresOf(schema, values)).toEqual([
    { name: 'born', rule: 'date', message: 'Please enter a valid date.' },
    { name: 'resume', rule: 'required', message: 'Resume is required.' },
    { name: 'name', rule: 'required', message: 'Name is required.' },
    { name: 'resume_name', rule: 'required', message: 'Name of the file is required.' },
  ]);
});

test.each([' \n ', '\u00a0', '\u200b', '\u2060 \u202e', '\u2800', '\u115f\u1160', '\u3164', '\uffa0'])(
  'invisible characters do not answer a required question: %j',
  async (answer) => {
    expect(await verdict({ control: 'text', required: true }, answer)).toBe('Answer is required.');
  },
);

test.each([
  ['asha@mail.example', undefined],
  ['asha.raman+jobs@mail.co.example', undefined],
  ['asha@localhost', 'Please enter a valid email address.'],
  ['asha@@mail.example', 'Please enter a valid email address.'],
  ['asha @mail.example', 'Please enter a valid email address.'],
  [`${'a'.repeat(250)}@b.example`, 'Please enter a valid email address.'],
])('the email address %s gives the message: %s', async (typed, expected) => {
  expect(await verdict({ control: 'email' }, typed)).toBe(expected);
});

test.each([
  ['https://asha.example/work?x=1', undefined],
  ['asha.example', undefined],
  ['asha raman portfolio', 'Please enter a valid URL.'],
  ['javascript:alert(1)', 'Please enter a valid URL.'],
  ['data:text/html,x', 'Please enter a valid URL.'],
  ['https://', 'Please enter a valid URL.'],
  ['ftp://asha.example', 'Please enter a valid URL.'],
  ['https://asha', 'Please enter a valid URL.'],
  ['https://asha.example/my work', 'Please enter a valid URL.'],
  ['https://asha.example/\nhttps://other.example', 'Please enter a valid URL.'],
  ['http://localhost:3000/', undefined],
  ['https://asha.example./', undefined],
])('the web address %s gives the message: %s', async (typed, expected) => {
  expect(await verdict({ control: 'url' }, typed)).toBe(expected);
});

test.each(['+91 44 0000 0117', '0044/20 7946-0958 ext. 7', 'ask for Asha'])(
  'any text is accepted as a phone number: %s',
  async (typed) => {
    expect(await verdict({ control: 'tel', required: true }, typed)).toBeUndefined();
  },
);

test('invisible marks from copying are removed from a phone number', () => {
  const field: Field = { name: 'phone', label: 'Phone number', control: 'tel' };
  expect(schemaOf([field]).cast({ phone: '\u202a+91 44-0000-0117\u202c ' })).toEqual({
    phone: '+91 44-0000-0117',
  });
});

test.each([
  [' asha.example ', 'https://asha.example'],
  ['asha.example:8080/cv', 'https://asha.example:8080/cv'],
  ['http://asha.example', 'http://asha.example'],
  ['mailto:asha@asha.example', 'mailto:asha@asha.example'],
  ['\u200bhttps://asha.example\u200e ', 'https://asha.example'],
  ['\u202aasha.example\u202c', 'https://asha.example'],
  ['\u200b', ''],
])('the web address %p is sent as %s', (site, sent) => {
  const field: Field = { name: 'site', label: 'Site', control: 'url' };
  expect(schemaOf([field]).cast({ site })).toEqual({ site: sent });
});

test.each([
  ['0', undefined],
  ['1.5', undefined],
  ['.5', undefined],
  ['.', 'Please enter a number of 0 or more.'],
  ['3 ', undefined],
  ['-1', 'Please enter a number of 0 or more.'],
  ['1e9', 'Please enter a number of 0 or more.'],
  ['80.5', undefined],
  ['NaN', 'Please enter a number of 0 or more.'],
])('%s years of experience give the message: %s', async (typed, expected) => {
  expect(await verdict({ control: 'number', max: 80 }, typed)).toBe(expected);
});

test.each([
  ['2026-02-28', undefined],
  ['2026-02-30', 'Please enter a valid date.'],
  ['28.02.2026', 'Please enter a valid date.'],
])('the date %s gives the message: %s', async (typed, expected) => {
  expect(await verdict({ control: 'date' }, typed)).toBe(expected);
});

test('a date of birth is from 1900 to today, as its control offers; any other date may be past or far ahead', async () => {
  expect(await verdict({ control: 'date', range: 'birth' }, '2999-01-01')).toBe(
    'Please enter a date of birth from 1900 to today.',
  );
  expect(await verdict({ control: 'date', range: 'birth' }, isoDayOf())).toBeUndefined();
  expect(await verdict({ control: 'date', range: 'birth' }, '1899-12-31')).toBeDefined();
  expect(await verdict({ control: 'date', range: 'birth' }, '1900-01-01')).toBeUndefined();
  // The minimum age is in the Terms only; no age is refused (specification D28).
  const tenYearsAgo = `${new Date().getFullYear() - 10}-01-01`;
  expect(await verdict({ control: 'date', range: 'birth' }, tenYearsAgo)).toBeUndefined();
  expect(await verdict({ control: 'date' }, '2999-01-01')).toBeUndefined();
  expect(await verdict({ control: 'date' }, '2001-01-01')).toBeUndefined();
});

test('only a listed option or a role of an opening is accepted', async () => {
  const role: Field = jobFields.find(({ name }) => name === 'role')!;
  expect(await verdict(role, 'Janitor')).toBe('Please choose one of the options.');
  expect(await verdict(role, 'Search Optimizer')).toBeUndefined();
});

test('a follow-up question is required only while it is shown', async () => {
  const fields: Field[] = [
    { name: 'industry', label: 'Industry', control: 'text' },
    {
      name: 'otherIndustry',
      label: 'Other industry',
      control: 'text',
      required: true,
      requiredMessage: 'Please specify your industry.',
      showWhen: { field: 'industry', is: 'Others' },
    },
  ];
  expect(await errorsOf(fields, { industry: 'Others', otherIndustry: '' })).toEqual({
    otherIndustry: 'Please specify your industry.',
  });
  expect(await errorsOf(fields, { industry: 'Retail', otherIndustry: '' })).toEqual({});
});

test('characters that a database cannot store are refused with a message', async () => {
  expect(await verdict({ control: 'text' }, 'a\u0000b')).toBe(
    'Answer contains characters that cannot be stored.',
  );
  expect(await verdict({ control: 'text' }, 'a\ud800b')).toBe(
    'Answer contains characters that cannot be stored.',
  );
  for (const control of ['\u0008', '\u000b', '\u000c', '\u000e', '\u001f', '\u007f'])
    expect(await verdict({ control: 'text' }, `a${control}b`)).toBe(
      'Answer contains characters that cannot be stored.',
    );
  expect(await verdict({ control: 'multiline' }, 'line\nline\t👍 தமிழ்')).toBeUndefined();
});

test('supported browsers without `isWellFormed` and `URL.canParse` give the same messages', async () => {
  const missing = () => {
    throw new TypeError('It is not a function.');
  };
  const spies = [
    jest.spyOn(String.prototype, 'isWellFormed').mockImplementation(missing),
    jest.spyOn(URL, 'canParse').mockImplementation(missing),
  ];
  expect(await verdict({ control: 'text' }, 'plain 👍')).toBeUndefined();
  expect(await verdict({ control: 'text' }, 'a\ud800b')).toBe(
    'Answer contains characters that cannot be stored.',
  );
  expect(await verdict({ control: 'url' }, 'https://asha.example')).toBeUndefined();
  expect(await verdict({ control: 'url' }, 'https://')).toBe('Please enter a valid URL.');
  for (const spy of spies) spy.mockRestore();
});

test('a file that is no PDF is refused', async () => {
  expect(await verdict({ control: 'file', required: true }, pdf('MZ', 'cv.pdf'))).toBe(
    'Please upload a PDF file.',
  );
});

test('a file that the browser can no longer read is refused, and any other error in reading is thrown', async () => {
  const field = { control: 'file', required: true } as const;
  const changed = pdf();
  const read = jest.spyOn(Blob.prototype, 'arrayBuffer');
  read.mockRejectedValueOnce(new DOMException('The file was changed.', 'NotReadableError'));
  expect(await verdict(field, changed)).toBe('Please upload a PDF file.');
  read.mockRejectedValueOnce(new Error('disk'));
  await expect(verdict(field, changed)).rejects.toThrow('disk');
  read.mockRestore();
});

test.each([
  ['time', '16:30', undefined],
  ['time', '24:00', 'Please enter a valid time.'],
  ['time', '9:30', 'Please enter a valid time.'],
  ['datetime-local', '2026-12-01T09:05', undefined],
  ['datetime-local', '2026-02-30T09:05', 'Please enter a day and a time.'],
  ['datetime-local', '2026-12-01T09:75', 'Please enter a day and a time.'],
  ['datetime-local', '2026-12-01 09:05', 'Please enter a day and a time.'],
] as const)('a %s of %s gives the message: %s', async (control, typed, expected) => {
  expect(await verdict({ control }, typed)).toBe(expected);
});

test('the answer of a hidden question is empty, and it is required only while it is shown', async () => {
  const asked = (required: boolean): Field[] => [
    { name: 'industry', label: 'Industry', control: 'text' },
    {
      name: 'other',
      label: 'Other',
      control: 'text',
      required,
      showWhen: { field: 'industry', is: 'Others' },
    },
  ];
  for (const required of [true, false]) {
    const fields = asked(required);
    expect(schemaOf(fields).cast({ industry: 'Retail', other: 'left over' })).toEqual({
      industry: 'Retail',
      other: '',
    });
    expect(await errorsOf(fields, { industry: 'Retail', other: '' })).toEqual({});
  }
  expect(await errorsOf(asked(true), { industry: 'Others', other: ' ' })).toEqual({
    other: 'Other is required.',
  });
  expect(await errorsOf(asked(false), { industry: 'Others', other: '' })).toEqual({});
});

test.each<Asked>([
  { control: 'text' },
  { control: 'multiline' },
  { control: 'email' },
  { control: 'url' },
  { control: 'number' },
  { control: 'code' },
  { control: 'date' },
  { control: 'time' },
  { control: 'select', options: [] },
])('an answer that is far too long gets only the message about its length: $control', async (asked) => {
  const typed = '@.'.repeat(20_000) + '\u0000';
  const failure: unknown = await schemaOf([fieldOf(asked)])
    .validate({ answer: typed }, { abortEarly: false })
    .catch((error: unknown) => error);
  const longest = asked.control === 'multiline' ? 20_000 : 300;
  expect((failure as ValidationError).errors).toEqual([`Answer must be ${longest} characters or fewer.`]);
});
