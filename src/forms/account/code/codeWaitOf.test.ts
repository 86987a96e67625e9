import type { ApiError } from '../../../api/apiError.ts';
import { codeWaitOf, tooManyRequests } from './codeWaitOf.ts';

const now = Date.UTC(2026, 10, 26, 9);
const day = 24 * 60 * 60;

beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => void jest.useRealTimers());

const refusal = (retryAfter: number, status = tooManyRequests): ApiError => ({
  kind: 'failure',
  status,
  retryAfter,
});

test('a refusal with a time asks to wait with its own call', () => {
  expect(codeWaitOf(refusal(40), 'sendAfter')).toEqual({ sendAfter: now + 40_000, toldAt: now });
});

test('a refusal of the last allowed wrong code asks to wait with both calls', () => {
  const until = now + 40_000;
  const last = { ...refusal(40, 400), attemptsLeft: 0 };
  expect(codeWaitOf(last, 'verifyAfter')).toEqual({
    sendAfter: until,
    verifyAfter: until,
    toldAt: now,
  });
});

test('a wait is at most a day, whatever a refusal asks for', () => {
  expect(codeWaitOf(refusal(400 * day), 'sendAfter')).toEqual({
    sendAfter: now + day * 1000,
    toldAt: now,
  });
});

test.each<[string, ApiError]>([
  ['a refusal that names no time', { kind: 'failure', status: tooManyRequests }],
  ['a refusal for another reason', refusal(40, 400)],
  ['no answer', { kind: 'network' }],
])('%s asks for no wait', (_what, error) => {
  expect(codeWaitOf(error, 'sendAfter')).toBeNull();
});
