import { addApplicant, jsonOf, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { askForCode, countedSubjects, failLogIns, otherEmail } from '../../../mocks/store/countedAttempts.ts';
import { email, now } from '../../../mocks/store/storeFixtures.ts';
import { subjectOf } from '../../api/accounts/emailAddress.ts';
import { makeSecrets } from '../../security/secrets.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('unlocking resets the counters of one address only, also those under the previous secret', async () => {
  await failLogIns(home);
  await askForCode(home);
  await home.admin('rotate-secret');
  expect((await home.admin('unlock', email)).out).toBe(
    `${email}: reset 3 attempt counters, cancelled 1 code\n`,
  );
  expect(await countedSubjects(home)).toEqual([{ subject: subjectOf(makeSecrets(home.secret), otherEmail) }]);
});

test('a network that has logged in is shown as such, and unlocking leaves it known', async () => {
  const attempt = { subject: subjectOf(makeSecrets(home.secret), email), caller: 'home' };
  await home.store.registerLogInAttempt(attempt, now);
  await home.store.recordLogIn(attempt, { id: 'a1', tokenVersion: 0 }, now);
  const known = `known network: last login ${new Date(now).toISOString()}\n`;
  expect((await home.admin('show', email)).out).toContain(known);
  expect((await home.admin('unlock', email)).out).toContain('reset 1 attempt counter,');
  expect((await home.admin('show', email)).out).toContain(known);
});

test('a counter of another release is shown as such, and ended with the others', async () => {
  const subject = subjectOf(makeSecrets(home.secret), email);
  const row = { subject, failures: 3, failed_at: now, blocked_until: now + 1000 };
  const otherKeys = ['passkey:home', 'home', 'constructor:home'];
  await home.db
    .insertInto('throttle')
    .values(otherKeys.map((key) => ({ ...row, key })))
    .execute();
  const [time, until] = [now, row.blocked_until].map((at) => new Date(at).toISOString());
  const waits = otherKeys.map(() => ({ kind: 'counter of another release', count: 3, time, until }));
  expect(jsonOf((await home.admin('show', email, '--json')).out)).toMatchObject({ waits });
  expect((await home.admin('show', email)).out).toContain(
    `counter of another release: 3, blocked until ${until}\n`,
  );
  expect((await home.admin('unlock', email)).out).toContain('reset 3 attempt counters,');
});
