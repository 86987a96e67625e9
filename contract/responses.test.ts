import {
  messageResponseOf,
  profileOf,
  refusalResponseOf,
  submissionResponseOf,
  tokenOf,
} from './responses.ts';

const stored = {
  name: 'Asha Raman',
  email: 'asha@mail.example',
  phone_number: '+91 44 0000 0155',
  address: '21 Example Street\nChennai',
  date_of_birth: '1998-04-17',
  gender: 'Female',
};

test('a profile holds the six stored answers and nothing else of the response', () => {
  expect(profileOf({ ...stored, message: 'ok', epoch: 3 })).toEqual(stored);
});

test.each([
  ['1998-04-17', '1998-04-17'],
  ['1998-04-17T00:00:00.000Z', '1998-04-17'],
  ['1998-04-17T23:59:59-11:00', '1998-04-17'],
  ['1998-04-17 00:30:00', '1998-04-17'],
  ['17.04.1998', ''],
  ['1998-04-171', ''],
  ['on 1998-04-17', ''],
  ['', ''],
])('a visitor born on ‘%s’ sees ‘%s’, wherever they are', (sent, shown) => {
  expect(profileOf({ ...stored, date_of_birth: sent })?.date_of_birth).toBe(shown);
});

test('CRLF line breaks in an address are turned into line feeds', () => {
  expect(profileOf({ ...stored, address: '21 Example Street\r\nChennai' })).toEqual(stored);
});

test('an answer that is missing or no text is empty', () => {
  expect(profileOf({ name: 'Asha', address: null, gender: 7, date_of_birth: 892771200 })).toEqual({
    name: 'Asha',
    email: '',
    phone_number: '',
    address: '',
    date_of_birth: '',
    gender: '',
  });
});

test('a profile is read with at most 20 earlier job applications, without faulty ones', () => {
  const job = (role: unknown, sentAt: unknown) => ({ role, sentAt, payload: 'more' });
  const read = (jobApplications: unknown) => profileOf({ ...stored, jobApplications })?.jobApplications;
  const times = ['5', -1, 0, 1.5, 1e300].map((sentAt) => job('A', sentAt));
  expect(read([job('Server Sorcerer', 5), job('', 5), ...times, null, 'A'])).toEqual([
    { role: 'Server Sorcerer', sentAt: 5 },
  ]);
  expect(read(Array.from({ length: 500 }, () => job('A', 5)))).toHaveLength(20);
  for (const odd of [undefined, null, 'many', { length: 3 }, []]) expect(read(odd)).toBeUndefined();
});

test.each([null, undefined, 'fine', [], {}, { message: 'ok' }])('%j is no profile', (answer) => {
  expect(profileOf(answer)).toBeNull();
});

test.each([
  [{ message: ' Invalid email or password. ' }, 'Invalid email or password.'],
  [{ message: '' }, undefined],
  [{ message: 7 }, undefined],
  [{ message: '<html><body>502</body></html>' }, undefined],
  [{ message: 'TypeError: x\n    at handler (server.js:1)' }, undefined],
  [{ message: '<HTML><BODY>502</BODY></HTML>' }, undefined],
  [{ message: 'x'.repeat(500) }, 'x'.repeat(500)],
  [{ message: 'x'.repeat(501) }, undefined],
  ['<html>', undefined],
  [[], undefined],
  [7, undefined],
  [undefined, undefined],
  [null, undefined],
])('the message of %j is taken if it can be shown: %s', (answer, words) => {
  expect(messageResponseOf(answer).message).toBe(words);
});

test.each([
  [{ fields: { password: ' Too short. ' } }, { message: 'Too short.', fields: { password: 'Too short.' } }],
  [
    { fields: { password: 'Too short.', otp: 7, name: '<b>x</b>' } },
    { message: 'Too short.', fields: { password: 'Too short.' } },
  ],
  [{ fields: {} }, {}],
  [{ fields: 'password' }, {}],
  [{ fields: null }, {}],
  ['<html>', {}],
  [null, {}],
])('the response %j gives only those reasons that can be shown', (answer, reasons) => {
  expect(refusalResponseOf(answer)).toEqual(reasons);
});

test.each([
  ['Too late.', { visa: 'Visa is required.' }, 'Too late. Visa is required.'],
  ['Visa is required.', { visa: 'Visa is required.' }, 'Visa is required.'],
  [undefined, { name: 'A.', visa: 'B.', permit: 'B.' }, 'A. B.'],
  ['Too late.', { visa: 'x'.repeat(500) }, 'Too late.'],
  [undefined, { name: 'A.', visa: 'x'.repeat(500) }, 'A.'],
])('a refusal with the message %j and the reasons %j says %s', (message, fields, said) => {
  expect(refusalResponseOf({ message, fields })).toEqual({ message: said, fields });
});

test.each([
  [0, 0],
  [2, 2],
  [-1, undefined],
  ['2', undefined],
  [Infinity, undefined],
])('attempts left, %j, are taken if they are a finite number of 0 or more', (sent, attemptsLeft) => {
  expect(refusalResponseOf({ attemptsLeft: sent }).attemptsLeft).toBe(attemptsLeft);
});

test('a token is a text that is not empty', () => {
  expect(tokenOf({ token: 'a.b.c' })).toBe('a.b.c');
  for (const odd of [{ token: '' }, { token: 7 }, { message: 'Fine.' }, 'a.b.c', null])
    expect(tokenOf(odd)).toBeUndefined();
});

test('the response of a stored submission holds its references, if they are texts', () => {
  expect(
    submissionResponseOf({ message: 'ok', data: { id: 'a1', resume: 'r_1', owner: 'x' }, more: 1 }),
  ).toEqual({
    message: 'ok',
    id: 'a1',
    resume: 'r_1',
  });
  for (const odd of [{ data: null }, { data: 'r_1' }, { data: { id: 7 } }, '<html>', null])
    expect(submissionResponseOf(odd)).toEqual({});
});
