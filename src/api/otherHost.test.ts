import { apiBase, calls } from '../../contract/calls.ts';

/** The requests of a login and of the size limit for files on a site built with this value of API_ORIGIN. */
async function requestsWith(apiOrigin: string | undefined) {
  const usual = process.env['API_ORIGIN'];
  if (apiOrigin === undefined) delete process.env['API_ORIGIN'];
  else process.env['API_ORIGIN'] = apiOrigin;
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  try {
    await jest.isolateModulesAsync(async () => {
      const { accountsApi } = await import('./accountsApi.ts');
      const { registerBody } = await import('./requestBodies.ts');
      const { makeStore } = await import('../app/store/store.ts');
      const { installApiAndEntries } = await import('../app/store/installApiAndEntries.ts');
      installApiAndEntries();
      await makeStore().dispatch(
        accountsApi.endpoints.logIn.initiate(registerBody({ email: 'a@b.example', password: 'c' })),
      );
    });
    const logIn = fetched.mock.lastCall?.[0] as Request;
    await jest.isolateModulesAsync(async () => {
      await (await import('./loadUploadLimit.ts')).loadUploadLimit();
    });
    return { logIn, limitUrl: fetched.mock.lastCall?.[0] };
  } finally {
    if (usual === undefined) delete process.env['API_ORIGIN'];
    else process.env['API_ORIGIN'] = usual;
  }
}

test('calls go to /api of the site’s own host, or of the one set at build time', async () => {
  const { path } = calls.submitJobApplication;
  const own = await requestsWith(undefined);
  expect(own.logIn.url).toBe(`${window.location.origin}${apiBase}${calls.logIn.path}`);
  expect(own.logIn.credentials).toBe('same-origin');
  expect(own.limitUrl).toBe(`${window.location.origin}${apiBase}${path}`);
  const other = await requestsWith('https://api.example.org');
  expect(other.logIn.url).toBe(`https://api.example.org${apiBase}${calls.logIn.path}`);
  expect(other.logIn.credentials).toBe('include');
  expect(other.limitUrl).toBe(`https://api.example.org${apiBase}${path}`);
});
