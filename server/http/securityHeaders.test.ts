import fs from 'node:fs/promises';
import { installBuiltSite, policyOf } from '../../mocks/http/builtSite.ts';

const { currentServer, openSite, request, get } = installBuiltSite();

test('a page allows its own inline tags and no other', async () => {
  const home = policyOf(await get('/'));
  expect(home).toContain("script-src 'self' 'sha256-HOME=';");
  expect(home).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-STYLE=';");
  expect(home).toContain('trusted-types webpack boot');
  expect(policyOf(await get('/login'))).not.toContain('HOME');
});

test.each([
  '/',
  '/nothing',
  '/favicon.svg',
  '/static/nothing.js',
  '/api',
  '/api/auth/user/profile',
  '/api/files/r_nothing',
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/change-password',
  '/outbox',
  '/outbox.json',
])('%s may not be framed, and its policy denies what it does not allow', async (path) => {
  const response = await request(path, {}, { direct: true });
  expect(policyOf(response)).toMatch(/^default-src 'none'; (.*; )?frame-ancestors 'none'(;|$)/);
});

test('an internal error may not be framed, and is logged', async () => {
  const error = jest.spyOn(currentServer().dependencies.log, 'error');
  jest.spyOn(fs, 'readFile').mockRejectedValueOnce(new Error('too many open files'));
  const response = await get('/static/notes');
  expect(response.status).toBe(500);
  expect(policyOf(response)).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(error).toHaveBeenCalledWith(
    'failed',
    expect.objectContaining({ status: 500, error: 'Error: too many open files' }),
  );
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nothing', '/favicon.svg', '/api/nothing', '/healthz']) {
    const { headers } = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toBe('camera=(), microphone=(), geolocation=(), payment=()');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  }
  await openSite({ publicUrl: 'https://kolam.example' });
  expect((await get('/')).headers.get('Strict-Transport-Security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
});
