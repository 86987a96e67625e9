import { visitor } from '../../mocks/fixtures.ts';
import { installBuiltSite } from '../../mocks/http/builtSite.ts';

const { currentServer, health, get } = installBuiltSite();

describe('an operator', () => {
  test('reads whether the server is alive and ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
    await currentServer().call('sendSignUpCode', { email: visitor.email });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
    health.isDraining = true;
    const draining = await get('/readyz');
    expect(draining.status).toBe(503);
    expect(await draining.json()).toEqual({ status: 'draining' });
  });

  test('reads that the database does not answer', async () => {
    jest.spyOn(currentServer().dependencies.store, 'probe').mockRejectedValue(new Error('gone'));
    const response = await get('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'unavailable' });
    expect((await get('/healthz')).status).toBe(200);
  });

  test('reads that the server is not ready while the database takes no writes, and that it lives', async () => {
    health.isWritable = false;
    const response = await get('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await get('/healthz')).status).toBe(200);
    health.isWritable = true;
    expect((await get('/readyz')).status).toBe(200);
  });
});
