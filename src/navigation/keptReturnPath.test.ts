import { forgetReturnPath, keepReturnPath, keptReturnPath } from './keptReturnPath.ts';

const returnPath = { path: '/job-application', prefill: { jobType: 'Part-Time' } } as const;
const hour = 60 * 60_000;

beforeEach(() => window.localStorage.clear());

test('where a login leads back to is known until it is forgotten', () => {
  expect(keptReturnPath()).toBeUndefined();
  keepReturnPath(returnPath);
  expect(keptReturnPath()).toEqual(returnPath);
  forgetReturnPath();
  expect(keptReturnPath()).toBeUndefined();
});

test('nobody is led back to what they wanted an hour ago', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(hour);
  keepReturnPath(returnPath);
  now.mockReturnValue(2 * hour - 1);
  expect(keptReturnPath()).toEqual(returnPath);
  now.mockReturnValue(2 * hour);
  expect(keptReturnPath()).toBeUndefined();
});

test('what was kept by a clock that was set back since is nothing, for nobody knows how old it is', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(hour);
  keepReturnPath(returnPath);
  expect(keptReturnPath()).toEqual(returnPath);
  now.mockReturnValue(hour - 1);
  expect(keptReturnPath()).toBeUndefined();
});

test.each(['{', '7', 'null', '{"returnPath":{"path":"/careers"}}'])('%s in storage is nothing', (text) => {
  window.localStorage.setItem('return-path', text);
  expect(keptReturnPath()).toBeUndefined();
});

test('blocked storage keeps nothing and breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepReturnPath(returnPath)).not.toThrow();
  expect(keptReturnPath()).toBeUndefined();
});
