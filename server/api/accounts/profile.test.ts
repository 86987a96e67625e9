import { mostJobApplications } from '../../../contract/accounts.ts';
import type { ProfileWithApplications } from '../../../contract/accounts.ts';
import { answersOf, formOf, jobAnswers, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { makeRateLimits } from '../../http/limits/rateLimits.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
beforeEach(async () => {
  testServer = await makeTestServer();
  member = await signUpAndLogIn(testServer);
});
afterEach(() => testServer.close());

const { password: _password, ...profile } = visitor;
const load = (token = member.token) => testServer.call('loadProfile', undefined, { token });
const update = (changes: object, token = member.token) =>
  testServer.call('updateProfile', { ...profile, ...changes }, { token });
const account = () =>
  testServer.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', visitor.email)
    .executeTakeFirstOrThrow();

describe('reading the profile', () => {
  test('returns its six answers and nothing else, with no-store', async () => {
    const response = await load();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ ...profile, message: 'Profile loaded successfully.' });
  });

  test('returns the profile of the account that calls', async () => {
    const other = await signUpAndLogIn(testServer, { email: 'other@example.org', name: 'Other' });
    expect(await (await load(other.token)).json()).toMatchObject({
      name: 'Other',
      email: 'other@example.org',
    });
  });

  test('needs a login', async () => {
    for (const [token, challenge] of [
      ['', 'Bearer'],
      ['nonsense', 'Bearer error="invalid_token"'],
    ] as const) {
      const response = await load(token);
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toBe(challenge);
    }
  });
});

describe('earlier job applications', () => {
  const apply = (role: string, token = member.token) =>
    testServer.call('submitJobApplication', formOf({ ...jobAnswers, role }), { token });
  const listed = async (token = member.token) => {
    const { jobApplications } = (await (await load(token)).json()) as ProfileWithApplications;
    return jobApplications?.map(({ role, sentAt }) => [role, sentAt]);
  };

  test('are listed with role and time, newest first, for their sender only', async () => {
    const other = await signUpAndLogIn(testServer, { email: 'other@example.org' });
    const first = testServer.clock.now();
    expect((await apply('Server Sorcerer')).status).toBe(201);
    testServer.clock.move(1000);
    expect((await apply('Backend Architect')).status).toBe(201);
    await testServer.call('submitInternshipApplication', formOf(answersOf.internship), {
      token: member.token,
    });
    expect(await listed()).toEqual([
      ['Backend Architect', first + 1000],
      ['Server Sorcerer', first],
    ]);
    expect(await listed(other.token)).toBeUndefined();
  });

  test('are listed up to the number that the contract says', async () => {
    const { id: owner } = await account();
    for (let count = 0; count <= mostJobApplications; count += 1) {
      const id = `job ${count}`;
      await testServer.db
        .insertInto('submission')
        .values({
          id,
          account_id: owner,
          kind: 'job',
          dedupe: id,
          mail_key: id,
          payload: JSON.stringify({ role: id }),
          file_ref: null,
          created_at: count,
        })
        .execute();
    }
    const roles = (await listed())?.map(([role]) => role);
    expect(roles).toHaveLength(mostJobApplications);
    expect(roles?.[0]).toBe(`job ${mostJobApplications}`);
  });
});

describe('changing the profile', () => {
  test('shows at the next reading and sets the time of the change', async () => {
    testServer.clock.move(1000);
    const changes = { name: 'Meena R. ஔ', gender: 'Other', address: 'A\nB' };
    const response = await update(changes);
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Profile updated successfully!' },
    ]);
    expect(await (await load()).json()).toMatchObject({ ...profile, ...changes });
    const { created_at, updated_at } = await account();
    expect(updated_at - created_at).toBe(1000);
  });

  test('leaves password, logins and other accounts alone', async () => {
    const other = await signUpAndLogIn(testServer, { email: 'other@example.org' });
    await update({ name: 'New name', password: 'injected words', epoch: 7, id: 'mine' });
    expect((await testServer.call('logIn', visitor)).status).toBe(200);
    expect(await (await load()).json()).toMatchObject({ name: 'New name' });
    expect(await (await load(other.token)).json()).toMatchObject({ name: visitor.name });
  });

  test('accepts the account’s address in any spelling and leaves the stored one as it is', async () => {
    expect((await update({ email: ` ${visitor.email.toUpperCase()}` })).status).toBe(200);
    expect((await account()).email).toBe(visitor.email);
  });

  test('twice to the same answers gets the same answer', async () => {
    const first = await update({ name: 'New name' });
    expect(await (await update({ name: 'New name' })).text()).toBe(await first.text());
  });
});

describe('a change with If-Match', () => {
  const tagIn = (response: Response) => response.headers.get('ETag') ?? '';
  const updateFrom = (tag: string, changes: object) =>
    testServer.call(
      'updateProfile',
      { ...profile, ...changes },
      { token: member.token, headers: { 'If-Match': tag } },
    );
  const stale = { message: 'Your profile was changed elsewhere meanwhile. Please save it once more.' };

  test('is accepted, and so is the next one with the tag of the answer', async () => {
    const first = await updateFrom(tagIn(await load()), { name: 'First', address: ' Somewhere else ' });
    expect(first.status).toBe(200);
    expect(tagIn(first)).toMatch(/^"[0-9a-f]{32}"$/);
    expect(tagIn(first)).toBe(tagIn(await load()));
    expect((await updateFrom(tagIn(first), { name: 'Second' })).status).toBe(200);
    expect(await account()).toMatchObject({ name: 'Second', address: visitor.address });
  });

  test('is refused after another change, and changes nothing', async () => {
    const tag = tagIn(await load());
    await update({ address: 'Elsewhere' });
    const saved = await account();
    const refused = await updateFrom(tag, { name: 'Too late' });
    expect([refused.status, await refused.json()]).toEqual([412, stale]);
    expect(await account()).toEqual(saved);
  });

  test('is refused for invalid answers or a missing login before its tag is compared', async () => {
    expect((await updateFrom('"stale"', { name: '' })).status).toBe(422);
    const headers = { 'If-Match': '"stale"' };
    expect((await testServer.call('updateProfile', profile, { headers })).status).toBe(401);
  });

  test('is accepted once when several with the same tag arrive at the same time', async () => {
    const tag = tagIn(await load());
    const names = Array.from({ length: 8 }, (_item, index) => `Name ${index}`);
    const answers = await Promise.all(names.map((name) => updateFrom(tag, { name })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 412)).toHaveLength(7);
    expect((await account()).name).toBe(names[statuses.indexOf(200)]);
  });

  test('is not refused after a new password or an application, which do not change the tag', async () => {
    const tag = tagIn(await load());
    testServer.clock.move(1000);
    await testServer.db.updateTable('account').set({ updated_at: testServer.clock.now() }).execute();
    await testServer.call('submitJobApplication', formOf(jobAnswers), { token: member.token });
    expect((await updateFrom(tag, { name: 'New name' })).status).toBe(200);
  });

  test.each<[string, (tag: string) => string, number]>([
    ['the tag marked as weak by a compressing proxy', (tag) => `W/${tag}`, 200],
    ['the tag with a coding that a proxy appended', (tag) => tag.replace(/"$/, '-gzip"'), 200],
    ['a list that has the tag', (tag) => `"other", W/"a, b" ,${tag}`, 200],
    ['an asterisk', () => ' * ', 200],
    ['the end of the tag', (tag) => `"${tag.slice(-5)}`, 412],
    ['the tag without quotation marks', (tag) => tag.replaceAll('"', ''), 412],
    ['nothing', () => '', 412],
  ])('a save whose If-Match has %s is judged by its tags', async (_what, headerOf, status) => {
    const tag = tagIn(await load());
    expect((await updateFrom(headerOf(tag), { name: 'New name' })).status).toBe(status);
  });
});

describe('a change of the profile is refused', () => {
  let before: object;
  beforeEach(async () => {
    before = await account();
  });
  async function expectUnchanged(): Promise<void> {
    expect(await account()).toEqual(before);
  }
  afterEach(expectUnchanged);

  test.each([
    ['email', 'other@example.org', 'Email must be the address of your account.'],
    ['email', '', 'Email is required.'],
    ['name', '', 'Name is required.'],
    ['name', '   ', 'Name is required.'],
    ['phone_number', '', 'Phone number is required.'],
    ['address', '', 'Address is required.'],
    ['date_of_birth', '', 'Date of birth is required.'],
    ['date_of_birth', '2026-02-30', 'Please enter a valid date.'],
    ['date_of_birth', '2199-01-01', 'Please enter a date of birth from 1900 to today.'],
    ['gender', '', 'Gender is required.'],
    ['gender', 'None', 'Please choose one of the options.'],
    ['name', 'a\u0000b', 'Name contains characters that cannot be stored.'],
    ['name', 7, 'Name must be text.'],
  ])('a profile whose %s is “%s” is refused', async (name, value, message) => {
    const response = await update({ [name]: value });
    expect([response.status, await response.json()]).toEqual([422, { message, fields: { [name]: message } }]);
  });

  test('a change is refused without a login, with an ended one, and when an answer is left out', async () => {
    expect((await update({}, '')).status).toBe(401);
    testServer.clock.move(testServer.settings.token.lifetime);
    expect((await update({})).status).toBe(401);
    testServer.clock.move(-testServer.settings.token.lifetime);
    expect((await testServer.call('updateProfile', { name: 'Only' }, { token: member.token })).status).toBe(
      422,
    );
  });

  test('a change of the email address is refused with the same message whether the other belongs to an account or not', async () => {
    await signUpAndLogIn(testServer, { email: 'other@example.org' });
    const taken = await update({ email: 'other@example.org' });
    const free = await update({ email: 'free@example.org' });
    expect(await taken.text()).toBe(await free.text());
  });
});

test('changes over the rate limit are refused', async () => {
  const strict = await makeTestServer({ rateLimits: makeRateLimits });
  const { token } = await signUpAndLogIn(strict);
  const { points } = strict.settings.rateLimits.profile;
  for (let count = 0; count < points; count += 1) await strict.call('updateProfile', profile, { token });
  const refused = await strict.call('updateProfile', profile, { token });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  await strict.close();
});
