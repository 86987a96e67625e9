import { apiBase, calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { answersOf, formOf, jobAnswers, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { makeAdministration } from '../../store/administration.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
beforeEach(async () => {
  testServer = await makeTestServer();
  member = await signUpAndLogIn(testServer);
});
afterEach(() => testServer.close());

/** A call whose body arrives after `meanwhile`, which runs when the login has been checked the first time. */
async function call(name: CallName, body: object, meanwhile: () => Promise<unknown>): Promise<Response> {
  const isForm = body instanceof FormData;
  const sent = new Response(isForm ? body : JSON.stringify(body));
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile();
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const { method, path } = calls[name];
  const headers = {
    'Content-Type': isForm ? (sent.headers.get('Content-Type') ?? '') : 'application/json',
    Authorization: `Bearer ${member.token}`,
  };
  const init = { method, headers, body: stream, duplex: 'half' };
  return testServer.api.fetch(new Request(`http://localhost${apiBase}${path}`, init));
}

const { password: _password, ...profile } = visitor;
const slowCalls: [CallName, () => object][] = [
  ['updateProfile', () => ({ ...profile, name: 'Somebody else' })],
  ['submitFeedback', () => answersOf.feedback],
  ['submitJobApplication', () => formOf(jobAnswers)],
];

describe('a login that is ended while the body arrives', () => {
  const { email } = visitor;
  const endings: [string, () => Promise<unknown>][] = [
    [
      'by the operator',
      () => makeAdministration(testServer.db).revokeLogIns({ email }, testServer.clock.now()),
    ],
    ['with the account', () => makeAdministration(testServer.db).forgetPerson(email, ['nobody'])],
  ];
  const cases = slowCalls.flatMap(([name, body]) =>
    endings.map(([how, end]): [CallName, string, () => object, () => Promise<unknown>] => [
      name,
      how,
      body,
      end,
    ]),
  );

  test.each(cases)('is refused: %s %s changes nothing', async (name, _how, body, end) => {
    const refused = await call(name, body(), end);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
    expect(await testServer.db.selectFrom('submission').selectAll().execute()).toEqual([]);
    const names = await testServer.db.selectFrom('account').select('name').execute();
    expect(names).not.toContainEqual({ name: 'Somebody else' });
    expect(testServer.spool.waiting()).toBe(0);
  });
});

test('a profile whose account is deleted just before the update is answered with 401', async () => {
  const { dependencies, db } = testServer;
  const write = dependencies.store.updateAccount.bind(dependencies.store);
  jest.spyOn(dependencies.store, 'updateAccount').mockImplementation(async (...change) => {
    await makeAdministration(db).forgetPerson(visitor.email, ['nobody']);
    return write(...change);
  });
  const { token } = member;
  const refused = await testServer.call('updateProfile', { ...profile, name: 'Somebody else' }, { token });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
});

test.each(slowCalls)('a login that expires while the body arrives is accepted: %s', async (name, body) => {
  const { lifetime } = testServer.settings.token;
  const answer = await call(name, body(), async () => testServer.clock.move(lifetime));
  expect(answer.ok).toBe(true);
});
