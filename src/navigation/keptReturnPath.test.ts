import { forgetReturnPath, keepReturnPath, keptReturnPath } from './keptReturnPath.ts';

const returnPath = { path: '/job-application', prefill: { jobType: 'Part-Time' } } as const;
const hour = 60 * 60_000;

beforeEach(() => window.localStorage.clear());

test('a return path is kept until it is forgotten', () => {
  expect(keptReturnPath()).toBeUndefined();
  keepReturnPath(returnPath);
  expect(keptReturnPath()).toEqual(returnPath);
  forgetReturnPath();
  expect(keptReturnPath()).toBeUndefined();
});

test('a return path expires after an hour', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(hour);
  keepReturnPath(returnPath);
  now.mockReturnValue(2 * hour - 1);
  expect(keptReturnPath()).toEqual(returnPath);
  now.mockReturnValue(2 * hour);
  expect(keptReturnPath()).toBeUndefined();
});

test('a return path of a time in the future is ignored, because the clock was set back and its age is unknown', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(hour);
  keepReturnPath(returnPath);
  expect(keptReturnPath()).toEqual(returnPath);
  now.mockReturnValue(hour - 1);
  expect(keptReturnPath()).toBeUndefined();
});

test.each(['{', '7', 'null', '{"returnPath":{"path":"/careers"}}'])('%s in storage is ignored', (text) => {
  window.localStorage.setItem('return-path', text);
  expect(keptReturnPath()).toBeUndefined();
});

test('with blocked storage no path is kept, and nothing throws', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepReturnPath(returnPath)).not.toThrow();
  expect(keptReturnPath()).toBeUndefined();
});
