import { fieldsOf } from '../../../contract/applications.ts';
import { hintOf, mayHaveHint } from './hintOf.ts';

const past = 'This date lies in the past.';
const pastTime = 'This time lies in the past.';
const farAhead = 'More than two years ahead: is the year right?';

const preferredTime = fieldsOf('consultation').find(({ name }) => name === 'preferredTime')!;

const answer = { name: 'answer', label: 'Answer' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 15, 30) });
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['date', '2026-11-21', past],
  ['date', '2026-11-22', undefined],
  ['date', '2028-11-22', undefined],
  ['date', '2028-11-23', farAhead],
  ['date', '', undefined],
  ['date', '0002-05-01', undefined],
  ['date', '20261-05-01', undefined],
  ['datetime-local', '2026-11-21T18:00', past],
  ['datetime-local', '2026-11-22T15:29', pastTime],
  ['datetime-local', '2026-11-22T15:30', undefined],
  ['datetime-local', '2029-01-01T09:00', farAhead],
] as const)('a %s of “%s” gets the right remark', (control, value, expected) => {
  expect(hintOf({ ...answer, control }, { answer: value })).toBe(expected);
});

test('a date of birth never gets a remark', () => {
  const birthday = { ...answer, control: 'date', range: 'birth' } as const;
  expect(mayHaveHint(birthday)).toBe(false);
  expect(hintOf(birthday, { answer: '1998-04-17' })).toBeUndefined();
});

test('a consultation earlier today gets a remark, one at the same time of another day does not', () => {
  const at = (preferredDate: string, time: string) =>
    hintOf(preferredTime, { preferredDate, preferredTime: time });
  expect(at('2026-11-22', '15:29')).toBe(pastTime);
  expect(at('2026-11-22', '15:30')).toBeUndefined();
  expect(at('2026-11-23', '09:00')).toBeUndefined();
  expect(at('', '09:00')).toBeUndefined();
  expect(hintOf({ ...answer, control: 'time' }, { answer: '09:00' })).toBeUndefined();
});

test.each([
  ['80', undefined],
  ['80.5', 'More than 80 years: is that right?'],
  ['120', 'More than 80 years: is that right?'],
  ['many', undefined],
])('%s years of experience get the right remark', (value, expected) => {
  expect(hintOf({ ...answer, control: 'number', max: 80, suffix: 'years' }, { answer: value })).toBe(
    expected,
  );
});

test('the remark on a number without a unit names its limit only', () => {
  expect(hintOf({ ...answer, control: 'number', max: 1_000_000 }, { answer: '2000000' })).toBe(
    'More than 1,000,000: is that right?',
  );
  expect(hintOf({ ...answer, control: 'number' }, { answer: '2000000' })).toBeUndefined();
});
