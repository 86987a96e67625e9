import { addApplicant, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { now, settleEmail } from '../../../mocks/store/storeFixtures.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
  await settleEmail(home.db, 's1-1', { state: 'dead', last_error: '550 no such\nmailbox' });
});
afterEach(() => home.close());

const emailOf = (id: string) =>
  home.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('emails are listed by state, one a line', async () => {
  expect((await home.admin('outbox', 'list')).out.trimEnd().split('\n')).toHaveLength(2);
  const { out } = await home.admin('outbox', 'list', '--state', 'dead');
  expect(out).toMatch(/^s1-1 .*dead .*staff@example\.org .*550 no such mailbox\n$/);
  expect((await home.admin('outbox', 'list', '--state', 'sent')).out).toBe('');
  await addApplicant(home, { id: 'a0', at: now - 1000 });
  const idsOf = async (...options: string[]) => {
    const listed = await home.admin('outbox', 'list', ...options);
    return [listed.out.split('\n').flatMap((line) => /^\S+/.exec(line) ?? []), listed.err];
  };
  expect(await idsOf('--limit', '3')).toEqual([
    ['s1-1', 's1-2', 'a0-1'],
    'Only the newest 3 are listed; raise --limit to see more.\n',
  ]);
  expect(await idsOf('--limit', '4')).toEqual([['s1-1', 's1-2', 'a0-1', 'a0-2'], '']);
  expect(await idsOf()).toEqual([['s1-1', 's1-2', 'a0-1', 'a0-2'], '']);
  expect((await home.admin('outbox', 'list', '--state', 'queued')).out).toContain(
    's1-2  2026-01-01T12:00:00.000Z  queued  submission-applicant  meena@example.org  0 attempts  next 2026-01-01T12:00:30.000Z\n',
  );
});

test('a reply of the relay that an earlier release stored with the password is printed without it', async () => {
  const plain = Buffer.from('\0user\0of-the-relay').toString('base64');
  await settleEmail(home.db, 's1-1', { state: 'dead', last_error: `535 ${plain} of-the-relay` });
  const relay = {
    SMTP_URL: 'smtps://user:of-the-relay@relay.example.org',
    MAIL_FROM: 'hello@example.org',
    STAFF_EMAIL: 'staff@example.org',
  };
  for (const call of [
    ['outbox', 'list', '--state', 'dead'],
    ['outbox', 'show', 's1-1', '--json'],
    ['show', 's1'],
  ])
    expect((await home.adminWith(relay, ...call)).out).toMatch(/535 •••=* •••/);
});

test('a hundred emails are listed by default, and ten thousand at most', async () => {
  const [first] = await home.db.selectFrom('outbox').selectAll().execute();
  const more = Array.from({ length: 100 }, (_row, index) => ({
    ...first!,
    id: `more${index}`,
    dedupe: `more${index}`,
  }));
  await home.db.insertInto('outbox').values(more).execute();
  const listed = async (...options: string[]) => {
    const { code, out } = await home.admin('outbox', 'list', ...options);
    return [code, out.split('\n').length - 1];
  };
  expect(await listed()).toEqual([0, 100]);
  expect(await listed('--limit', '10000')).toEqual([0, 102]);
  for (const limit of ['0', '1.5', '10001', 'all']) expect(await listed('--limit', limit)).toEqual([2, 0]);
});

test('an email is shown with the reason why it was not sent', async () => {
  expect((await home.admin('outbox', 'show', 's1-1')).out).toContain('lastError: 550 no such');
  expect(JSON.parse((await home.admin('outbox', 'show', 's1-2', '--json')).out)).toMatchObject({
    state: 'queued',
    nextTry: '2026-01-01T12:00:30.000Z',
    lastError: null,
  });
  expect(await home.admin('outbox', 'show', 'x')).toMatchObject({
    code: 1,
    err: 'There is no email “x”.\n',
  });
});

test('an email that was perhaps delivered says so in the list and when it is shown', async () => {
  await home.db.updateTable('outbox').set({ unanswered: 1 }).where('id', '=', 's1-2').execute();
  const { out } = await home.admin('outbox', 'list');
  expect(out.split('\n').filter((line) => line.includes('perhaps delivered'))).toEqual([
    expect.stringMatching(/^s1-2 .* 0 attempts {2}perhaps delivered 1 time {2}next /),
  ]);
  expect((await home.admin('outbox', 'show', 's1-2')).out).toContain('perhapsDelivered: 1\n');
  expect((await home.admin('outbox', 'show', 's1-1')).out).toContain('perhapsDelivered: 0\n');
  expect((await home.admin('outbox', '--help')).out).toContain(
    'It is sent again at most 2 times, and then is dead.',
  );
});

test.each(['-aB3_x-aB3_x-aB3_x-aB3', '--B3_x-aB3_x-aB3_x-aB3', '-h3_x-aB3_x-aB3_x-aB3_'])(
  'an email is found by its id %s, which looks like an option',
  async (id) => {
    await home.db.updateTable('outbox').set({ id }).where('id', '=', 's1-1').execute();
    const shown = await home.admin('outbox', 'show', id, '--json');
    expect(JSON.parse(shown.out)).toMatchObject({ id, state: 'dead' });
    expect((await home.admin('outbox', 'show', '--json', '--', id)).out).toBe(shown.out);
    expect((await home.admin('outbox', 'send-again', id)).out).toBe('1 email is due now\n');
  },
);

test('a dead email is made due again without counted attempts, by its id or with all dead ones', async () => {
  await home.db.updateTable('outbox').set({ attempts: 30, held_back: 1 }).execute();
  expect((await home.admin('outbox', 'send-again', 's1-1')).out).toBe('1 email is due now\n');
  expect(await emailOf('s1-1')).toMatchObject({
    state: 'queued',
    attempts: 0,
    due_at: now,
    held_back: 0,
    last_error: null,
  });
  expect(await emailOf('s1-2')).toMatchObject({ attempts: 30 });
  await settleEmail(home.db, 's1-1', { state: 'dead' });
  expect((await home.admin('outbox', 'send-again', '--dead')).out).toBe('1 email is due now\n');
  expect(await home.store.claimEmails(now, 5)).toMatchObject([{ id: 's1-1', attempts: 1 }]);
  await home.db.updateTable('outbox').set({ state: 'dead' }).execute();
  expect((await home.admin('outbox', 'send-again', '--dead')).out).toBe('2 emails are due now\n');
});

test('emails that are dead since long ago are sent again with --since only', async () => {
  const day = 86_400_000;
  await addApplicant(home, { id: 'old', at: now - 4 * day });
  await settleEmail(home.db, 'old-1', { state: 'dead' });
  const recent = await home.admin('outbox', 'send-again', '--dead');
  expect(recent.out).toBe('1 email is due now\n');
  expect(recent.err).toBe(
    'Dead emails queued before 2025-12-29T12:00:00.000Z, not sent again: 1. Include them with --since DATE.\n',
  );
  expect(await emailOf('old-1')).toMatchObject({ state: 'dead' });
  expect(await home.admin('outbox', 'send-again', '--dead', '--since', '2025-12-28')).toEqual({
    code: 0,
    out: '1 email is due now\n',
    err: '',
  });
  expect(await emailOf('old-1')).toMatchObject({ state: 'queued' });
  expect((await home.admin('outbox', 'send-again', 's1-1', '--since', '2025-12-28')).code).toBe(2);
});

test('an email that was sent or is being sent is not sent again', async () => {
  await settleEmail(home.db, 's1-1', { state: 'sent' });
  expect((await home.admin('outbox', 'send-again', 's1-1')).err).toContain('s1-1 is sent;');
  await home.store.claimEmails(now + 60_000, 5);
  expect((await home.admin('outbox', 'send-again', 's1-2')).err).toBe('s1-2 is being sent at this moment.\n');
  expect(await home.admin('outbox', 'send-again', 'x')).toMatchObject({
    code: 1,
    err: 'There is no email “x”.\n',
  });
});
