import { makeSettings } from '../common/settings.ts';
import { startingAnswerTo } from './starting.ts';

const settings = makeSettings({
  publicUrl: 'https://kolam.example',
  allowedOrigins: ['https://www.kolam.example'],
});

test.each([
  ['/api', 503, { message: 'The server is starting. Please try again in a moment.' }],
  ['/api/auth/login', 503, { message: 'The server is starting. Please try again in a moment.' }],
  ['/readyz', 503, { status: 'unavailable' }],
  ['/healthz', 200, { status: 'ok' }],
])('%s is answered in JSON before the database is open', async (path, status, body) => {
  const response = startingAnswerTo(new Request(`https://kolam.example${path}`), settings);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('Strict-Transport-Security')).toContain('max-age');
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  // Otherwise a cache could still send this once the server has started.
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual(body);
});

test('a page is answered in plain text', async () => {
  const response = startingAnswerTo(new Request('http://localhost/apiary'), settings);
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await response.text()).toBe('The server is starting. Please try again in a moment.\n');
});

describe('a page of another origin', () => {
  const ask = (
    origin: string,
    method = 'POST',
    more: Record<string, string> = {},
    path = '/api/auth/login',
  ) => {
    const headers = { Origin: origin, ...more };
    const request = new Request(`https://kolam.example${path}`, { method, headers });
    return startingAnswerTo(request, settings);
  };

  test('a page of an origin that is listed has its preflight allowed, and may read the response to its call', () => {
    const preflight = ask('https://www.kolam.example', 'OPTIONS', {
      'Access-Control-Request-Method': 'POST',
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([
      204,
      'GET,POST,PUT,OPTIONS',
    ]);
    const answer = ask('https://www.kolam.example');
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([
      503,
      'https://www.kolam.example',
    ]);
  });

  test('a page of an origin that is listed may read nothing but the API', () => {
    const preflightHeaders = { 'Access-Control-Request-Method': 'POST' };
    for (const path of ['/', '/readyz', '/healthz'])
      for (const method of ['GET', 'OPTIONS']) {
        const { status, headers } = ask('https://www.kolam.example', method, preflightHeaders, path);
        expect(status).not.toBe(204);
        expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
  });

  test('a page of an origin that is not listed may not read the API', () => {
    const preflight = ask('https://evil.example', 'OPTIONS', { 'Access-Control-Request-Method': 'POST' });
    for (const { headers } of [preflight, ask('https://evil.example')])
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
