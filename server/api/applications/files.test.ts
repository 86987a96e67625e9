import { HonoRequest } from 'hono/request';
import { formOf, jobAnswers, signUpAndLogIn, makePdf } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { fileLinkOf } from './files.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
let ref: string;
beforeEach(async () => {
  testServer = await makeTestServer();
  member = await signUpAndLogIn(testServer);
  const form = formOf(jobAnswers, makePdf('மீனா (2).pdf'));
  const sent = await testServer.call('submitJobApplication', form, { token: member.token });
  ({ resume: ref } = ((await sent.json()) as { data: { resume: string } }).data);
});
afterEach(() => testServer.close());

const day = 24 * 3_600_000;
const fetchFile = (path: string, token?: string) =>
  testServer.api.request(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
const link = (file = ref) =>
  fileLinkOf(
    testServer.dependencies.secrets,
    testServer.settings,
    file,
    testServer.clock.now() + 14 * day,
  ).replace('http://localhost', '');

test('the sender of a résumé can fetch it, as a download that no browser opens in a tab', async () => {
  const file = await fetchFile(`/api/files/${ref}`, member.token);
  expect(file.status).toBe(200);
  expect(await file.text()).toBe(await makePdf().text());
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="____ (2).pdf"; filename*=UTF-8''${encodeURIComponent('மீனா')}%20%282%29.pdf`,
    'content-security-policy': "sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('the signed link works for fourteen days', async () => {
  const address = link();
  expect((await fetchFile(address)).status).toBe(200);
  testServer.clock.move(14 * day);
  expect((await fetchFile(address)).status).toBe(404);
});

test('the signed link of one file opens no other', async () => {
  const form = formOf(jobAnswers, makePdf('other.pdf', 'Another life'));
  const sent = await testServer.call('submitJobApplication', form, { token: member.token });
  const { data } = (await sent.json()) as { data: { resume: string } };
  expect((await fetchFile(link().replace(ref, data.resume))).status).toBe(404);
});

test('while the database is unavailable the answer is 503 and not 404', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  jest.spyOn(testServer.dependencies.store, 'accountById').mockRejectedValue(away);
  expect((await fetchFile(`/api/files/${ref}`, member.token)).status).toBe(503);
});

test('every request without the owner’s token or a valid link is 404', async () => {
  const other = await signUpAndLogIn(testServer, { email: 'other@example.org' });
  const later = link().replace(/exp=(\d+)/, (_match, exp: string) => `exp=${Number(exp) + 1}`);
  expect((await fetchFile(`/api/files/${ref}`)).status).toBe(404);
  expect((await fetchFile(`/api/files/${ref}`, other.token)).status).toBe(404);
  expect((await fetchFile(`/api/files/r_${'x'.repeat(22)}`, member.token)).status).toBe(404);
  expect((await fetchFile('/api/files/..%2f..%2fsecret', member.token)).status).toBe(404);
  expect((await fetchFile(later)).status).toBe(404);
  expect((await fetchFile(`${link()}x`)).status).toBe(404);
});

test('a link with endless broken escapes does not occupy the server', async () => {
  // Hono reads each of them by an exception, for seconds.
  const byHono = jest.spyOn(HonoRequest.prototype, 'query');
  expect((await fetchFile(`/api/files/${ref}?${'%=&'.repeat(200_000)}`)).status).toBe(404);
  expect((await fetchFile(link())).status).toBe(200);
  expect(byHono).not.toHaveBeenCalled();
});

describe('a file of several pieces', () => {
  const size = 600_000;
  let asked: number[];
  beforeEach(async () => {
    asked = [];
    const form = formOf(jobAnswers, makePdf('long.pdf', 'x'.repeat(size)));
    const sent = await testServer.call('submitJobApplication', form, { token: member.token });
    ({ resume: ref } = ((await sent.json()) as { data: { resume: string } }).data);
    const { store } = testServer.dependencies;
    const read = store.filePiece.bind(store);
    jest.spyOn(store, 'filePiece').mockImplementation((wanted, n) => {
      asked.push(n);
      return read(wanted, n);
    });
  });
  const download = () => fetchFile(`/api/files/${ref}`, member.token);

  test('is read piece by piece as its reader reads', async () => {
    const response = await download();
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(size);
    expect(asked).toEqual([]);
    const reader = response.body!.getReader();
    let received = 0;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      received += piece.value.byteLength;
      expect(asked.length).toBe(Math.ceil(received / (256 * 1024)));
    }
    expect(String(received)).toBe(response.headers.get('Content-Length'));
  });

  test('is sent four times at once to one reader; the next one waits until one is read or cancelled', async () => {
    const open = [await download(), await download(), await download(), await download()];
    const refused = await download();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(await refused.json()).toMatchObject({ message: expect.any(String) as string });
    // Downloads by link are counted apart from those of the account.
    expect((await fetchFile(link())).status).toBe(200);

    await open[0]?.body?.cancel();
    open[0] = await download();
    expect(open[0].status).toBe(200);
    await open[1]?.arrayBuffer();
    open[1] = await download();
    expect(open[1].status).toBe(200);
    expect((await download()).status).toBe(429);
  });

  test('is sent four times at once by its link, and does not count for another link', async () => {
    const form = formOf(jobAnswers, makePdf('other.pdf', 'Another life'));
    const sent = await testServer.call('submitJobApplication', form, { token: member.token });
    const { data } = (await sent.json()) as { data: { resume: string } };
    for (const status of [200, 200, 200, 200, 429]) expect((await fetchFile(link())).status).toBe(status);
    expect((await fetchFile(link(data.resume))).status).toBe(200);
  });

  test('a download with a missing piece breaks off and releases its place', async () => {
    jest.spyOn(testServer.dependencies.store, 'filePiece').mockResolvedValue(undefined);
    for (let count = 0; count < 6; count += 1)
      await expect((await download()).text()).rejects.toThrow('has 0 of its 600016 bytes');
  });

  test.each([
    ['cannot be read any further', () => Promise.reject(new Error('The disk is gone.'))],
    ['ends too early', () => Promise.resolve(undefined)],
  ])('a download that %s ends its connection, and only the log says why', async (_what, read) => {
    const { dependencies, api } = testServer;
    jest.spyOn(dependencies.store, 'filePiece').mockImplementation(read);
    const logged = jest.spyOn(dependencies.log, 'error');
    const cutOff = Promise.withResolvers<void>();
    const headers = { Authorization: `Bearer ${member.token}` };
    const response = await api.request(`/api/files/${ref}`, { headers }, { cutOff: cutOff.resolve });
    // If the stream failed instead, which the listener would print, this read would reject.
    await Promise.race([cutOff.promise, response.body!.getReader().read()]);
    expect(logged).toHaveBeenCalledWith('failed', {
      id: response.headers.get('X-Request-Id'),
      call: 'file',
      error: expect.stringMatching(
        /^Error: The (disk is gone|file r_\S+ has 0 of its 600016 bytes)\.$/,
      ) as string,
      at: expect.stringMatching(/^at /) as string,
    });
  });

  test.each([
    ['arrives', (piece: PromiseWithResolvers<Uint8Array>) => piece.resolve(new Uint8Array(10))],
    ['fails', (piece: PromiseWithResolvers<Uint8Array>) => piece.reject(new Error('The disk is gone.'))],
  ])(
    'a download that its reader cancels before a piece %s is not logged as a failure',
    async (_what, settle) => {
      const { dependencies } = testServer;
      const piece = Promise.withResolvers<Uint8Array>();
      jest.spyOn(dependencies.store, 'filePiece').mockReturnValue(piece.promise);
      const logged = jest.spyOn(dependencies.log, 'error');
      const reader = (await download()).body!.getReader();
      const asking = reader.read();
      await reader.cancel();
      settle(piece);
      await asking;
      await new Promise(setImmediate);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  test('takes no place for a HEAD request', async () => {
    for (let count = 0; count < 6; count += 1) {
      const head = await testServer.api.request(`/api/files/${ref}`, {
        method: 'HEAD',
        headers: { Authorization: `Bearer ${member.token}` },
      });
      expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([
        200,
        'application/pdf',
        '',
      ]);
      expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(size);
    }
    expect(asked).toEqual([]);
  });

  test('is refused with 503 when all places are taken', async () => {
    await testServer.close();
    testServer = await makeTestServer({
      settings: { download: { perReader: 4, total: 0, givesWayAfter: 0 } },
    });
    member = await signUpAndLogIn(testServer);
    const sent = await testServer.call('submitJobApplication', formOf(jobAnswers, makePdf()), {
      token: member.token,
    });
    ({ resume: ref } = ((await sent.json()) as { data: { resume: string } }).data);
    const refused = await download();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
  });

  test('breaks off for the slowest reader when a newcomer needs its place, and not for a quicker one', async () => {
    await testServer.close();
    testServer = await makeTestServer({
      settings: { download: { perReader: 4, total: 2, givesWayAfter: 120_000 } },
    });
    member = await signUpAndLogIn(testServer);
    const sent = await testServer.call(
      'submitJobApplication',
      formOf(jobAnswers, makePdf('long.pdf', 'x'.repeat(size))),
      { token: member.token },
    );
    ({ resume: ref } = ((await sent.json()) as { data: { resume: string } }).data);
    const reading = (await download()).body!.getReader();
    expect((await reading.read()).done).toBe(false);
    const standing = await download();
    testServer.clock.move(119_999);
    expect((await download()).status).toBe(503);
    testServer.clock.move(1);
    expect((await download()).status).toBe(200);
    await expect(standing.text()).rejects.toMatchObject({ status: 503 });
    expect((await reading.read()).done).toBe(false);
    await reading.cancel();
  });
});
