import { makeMeasuredSite, metricsToken } from '../../mocks/http/measuredSite.ts';

let measured: Awaited<ReturnType<typeof makeMeasuredSite>>;
beforeEach(async () => {
  measured = await makeMeasuredSite();
});
afterEach(() => measured.testServer.close());

describe('the address of the metrics', () => {
  const ask = async (authorization?: string, given?: string) => {
    const headers = new Headers(authorization === undefined ? [] : [['Authorization', authorization]]);
    return (await measured.openSite(given)).request('/metrics', { headers });
  };

  test('answers a request with the token', async () => {
    const response = await ask(`Bearer ${metricsToken}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('http_requests_total');
  });

  test.each(['bearer', 'BEARER'])('accepts the scheme as “%s”, too', async (scheme) => {
    expect((await ask(`${scheme} ${metricsToken}`)).status).toBe(200);
  });

  test.each<[string | undefined, string | undefined]>([
    [undefined, undefined],
    ['Bearer wrong', undefined],
    [`Bearer ${metricsToken.toUpperCase()}`, undefined],
    [`Basic ${metricsToken}`, undefined],
    [metricsToken, undefined],
    [undefined, ''],
    ['Bearer ', ''],
    ['Bearer', ''],
  ])(
    'is answered like an address that does not exist with the authorization “%s”',
    async (authorization, given) => {
      const response = await ask(authorization, given);
      const other = await (await measured.openSite()).request('/nothing');
      expect(response.status).toBe(other.status);
      expect(await response.text()).toBe(await other.text());
    },
  );
});
