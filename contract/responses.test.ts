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

test('a visitor is shown the six answers that were stored, and nothing else of the answer', () => {
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

test('an address that comes with line breaks of another system is the same address', () => {
  expect(profileOf({ ...stored, address: '21 Example Street\r\nChennai' })).toEqual(stored);
});

test('a visitor meets empty answers where something is missing or odd', () => {
  expect(profileOf({ name: 'Asha', address: null, gender: 7, date_of_birth: 892771200 })).toEqual({
    name: 'Asha',
    email: '',
    phone_number: '',
    address: '',
    date_of_birth: '',
    gender: '',
  });
});

test('earlier job applications are read one by one, and no more of them than there may be', () => {
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
])('of %j the words fit to show are taken', (answer, words) => {
  expect(messageResponseOf(answer).message).toBe(words);
});

test.each([
  [{ fields: { password: ' Too short. ' } }, { fields: { password: 'Too short.' } }],
  [{ fields: { password: 'Too short.', otp: 7, name: '<b>x</b>' } }, { fields: { password: 'Too short.' } }],
  [{ fields: {} }, {}],
  [{ fields: 'password' }, {}],
  [{ fields: null }, {}],
  ['<html>', {}],
  [null, {}],
])('of %j the reasons fit to show are taken', (answer, reasons) => {
  expect(refusalResponseOf(answer)).toEqual(reasons);
});

test.each([
  [0, 0],
  [2, 2],
  [-1, undefined],
  ['2', undefined],
  [Infinity, undefined],
])('of the attempts left, %j, what counts something is taken', (sent, attemptsLeft) => {
  expect(refusalResponseOf({ attemptsLeft: sent }).attemptsLeft).toBe(attemptsLeft);
});

test('a token is a text with something in it', () => {
  expect(tokenOf({ token: 'a.b.c' })).toBe('a.b.c');
  for (const odd of [{ token: '' }, { token: 7 }, { message: 'Fine.' }, 'a.b.c', null])
    expect(tokenOf(odd)).toBeUndefined();
});

test('a stored submission tells its references, as far as they are texts', () => {
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
