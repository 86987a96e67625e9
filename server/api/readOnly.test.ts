import { serverMessages } from '../../contract/serverMessages.ts';
import { answersOf, formOf, jobAnswers, makePdf, signUpAndLogIn, visitor } from '../../mocks/fixtures.ts';
import { setReadOnly } from '../../mocks/store/setReadOnly.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';

// Simulates a disk that the system has made read-only. For PostgreSQL see server/store/readOnly.postgres.test.ts.

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer({ database: null });
});
afterEach(() => testServer.close());

const stored = async () => {
  const tables = ['account', 'submission', 'outbox', 'file', 'challenge', 'throttle'] as const;
  const counts = tables.map((table) =>
    testServer.db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('rows'))
      .executeTakeFirst(),
  );
  return Promise.all(counts);
};

test('with a read-only database writing calls are refused with a message and reading ones work, without any loss', async () => {
  const { token } = await signUpAndLogIn(testServer);
  const feedback = { ...answersOf.feedback, message: 'Before' };
  const resume = makePdf();
  const submitted = await testServer.call('submitJobApplication', formOf(jobAnswers, resume), { token });
  const { data } = (await submitted.json()) as { data: { resume: string } };
  await testServer.call('submitFeedback', feedback, { token });
  const before = await stored();
  await setReadOnly(testServer, 'on');

  const after = { ...feedback, message: 'After' };
  const { email, password } = visitor;
  for (const [name, body] of [
    ['sendSignUpCode', { email: 'new@example.org' }],
    ['sendResetCode', { email }],
    ['verifyCode', { email, otp: '123456' }],
    ['logIn', { email, password }],
    ['updateProfile', { ...visitor, name: 'Somebody' }],
    ['submitFeedback', after],
    ['submitJobApplication', formOf({ ...jobAnswers, experience: '9' })],
  ] as const) {
    const response = await testServer.call(name, body, { token });
    const { message } = (await response.json()) as { message: string };
    expect({ name, status: response.status, wait: response.headers.get('Retry-After') }).toEqual({
      name,
      status: 503,
      wait: '2',
    });
    expect(message).toBe(serverMessages.unavailable);
  }
  expect((await testServer.call('loadProfile', undefined, { token })).status).toBe(200);
  const file = await testServer.api.request(`/api/files/${data.resume}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await file.text()).toBe(await resume.text());
  await expect(testServer.flush()).rejects.toMatchObject({ code: 'SQLITE_READONLY' });

  await setReadOnly(testServer, 'off');
  expect(await stored()).toEqual(before);
  expect((await testServer.call('submitFeedback', after, { token })).status).toBe(201);
  expect(await testServer.flush()).toBeGreaterThan(0);
});
