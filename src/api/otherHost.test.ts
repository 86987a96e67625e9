import { apiBase, calls } from '../../contract/calls.ts';

/** The request that a login makes on a site built with this variable. */
async function requestWith(apiOrigin: string | undefined): Promise<Request> {
  const usual = process.env['API_ORIGIN'];
  if (apiOrigin === undefined) delete process.env['API_ORIGIN'];
  else process.env['API_ORIGIN'] = apiOrigin;
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  try {
    await jest.isolateModulesAsync(async () => {
      const { accountsApi } = await import('./accountsApi.ts');
      const { registerBody } = await import('./requestBodies.ts');
      const { makeStore } = await import('../app/store/store.ts');
      const { installApi } = await import('../app/store/installApi.ts');
      installApi();
      await makeStore().dispatch(
        accountsApi.endpoints.logIn.initiate(registerBody({ email: 'a@b.example', password: 'c' })),
      );
    });
    return fetched.mock.lastCall?.[0] as Request;
  } finally {
    if (usual === undefined) delete process.env['API_ORIGIN'];
    else process.env['API_ORIGIN'] = usual;
  }
}

test('calls go to /api of the site’s own host, unless the build was told another', async () => {
  const own = await requestWith(undefined);
  expect(own.url).toBe(`${window.location.origin}${apiBase}${calls.logIn.path}`);
  expect(own.credentials).toBe('same-origin');
  const other = await requestWith('https://api.example.org');
  expect(other.url).toBe(`https://api.example.org${apiBase}${calls.logIn.path}`);
  expect(other.credentials).toBe('include');
});
