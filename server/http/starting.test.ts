import { startingAnswerTo } from './starting.ts';

test.each([
  ['/api', 503, { message: 'The server is starting. Please try again in a moment.' }],
  ['/api/auth/login', 503, { message: 'The server is starting. Please try again in a moment.' }],
  ['/readyz', 503, { status: 'unavailable' }],
  ['/healthz', 200, { status: 'ok' }],
])('%s is answered in JSON before the database is open', async (path, status, body) => {
  const response = startingAnswerTo(new Request(`https://kolam.example${path}`), 'https://kolam.example');
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Strict-Transport-Security')).toContain('max-age');
  expect(await response.json()).toEqual(body);
});

test('a page says so in words', async () => {
  const response = startingAnswerTo(new Request('http://localhost/apiary'), 'http://localhost');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await response.text()).toBe('The server is starting. Please try again in a moment.\n');
});
