import { addApplicant, fileRefOf } from '../../mocks/admin/adminFixtures.ts';
import { openTestStore } from '../../mocks/store/database.ts';
import {
  addAccount,
  codeRequest,
  email,
  newSubmission,
  now,
  settleEmail,
} from '../../mocks/store/storeFixtures.ts';
import { applicationKinds } from '../../contract/applications.ts';
import { makeSettings } from '../common/settings.ts';
import { makeAdministration } from './administration.ts';
import type { Administration } from './administration.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';

const nobody = ['nobody'];
const day = 86_400_000;

describe('the operator’s queries', () => {
  let db: Db;
  let store: Store;
  let administration: Administration;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(makeSettings()));
    administration = makeAdministration(db);
  });
  afterEach(() => store.close());

  test('every submission is read once, page by page, although many have the same time', async () => {
    await addAccount(db);
    const rows = Array.from({ length: 1201 }, (_row, index) => ({
      id: `s${String(index).padStart(4, '0')}`,
      account_id: 'a1',
      kind: 'job' as const,
      dedupe: String(index),
      mail_key: 'key',
      payload: '{}',
      file_ref: null,
      created_at: now + Math.floor(index / 700),
    }));
    await db.insertInto('submission').values(rows).execute();
    const read: string[] = [];
    for await (const { id } of administration.submissions({ kinds: applicationKinds })) read.push(id);
    expect(read).toEqual(rows.map(({ id }) => id));
    read.length = 0;
    for await (const { id } of administration.submissions({ kinds: ['job'], since: now + 1, until: now + 2 }))
      read.push(id);
    expect(read).toHaveLength(501);
    const others = applicationKinds.filter((kind) => kind !== 'job');
    for await (const { id } of administration.submissions({ kinds: others })) read.push(id);
    expect(read).toHaveLength(501);
    read.length = 0;
    for await (const { id } of administration.submissions({ kinds: ['job'], until: now + 1 })) read.push(id);
    expect(read).toHaveLength(700);
    read.length = 0;
    for await (const { id } of administration.submissions({ kinds: ['job'], id: 's0007' })) read.push(id);
    expect(read).toEqual(['s0007']);
    expect(await administration.findSubmissions('s0')).toHaveLength(10);
  });

  test.each([
    ['revoking logins', () => administration.revokeLogIns({ email }, now), true],
    ['revoking all logins', () => administration.revokeLogIns('all', now), false],
    ['unlocking', () => administration.unlock(email, nobody), true],
  ])('%s ends a password recovery, whether its code was verified or not', async (_what, act, othersGoOn) => {
    const resetOf = (address: string) => ({ tokenHash: `hash of ${address}`, email: address });
    const code = { purpose: 'reset', nonce: 'first' } as const;
    for (const address of [email, 'other@example.org']) {
      const { message, ...request } = codeRequest('first', now, address);
      const first = { ...message, id: `first for ${address}` };
      await store.requestCode({ ...request, purpose: 'reset', message: first });
      const proved = { ...resetOf(address), expiresAt: now + 600_000 };
      await store.redeemResetCode(address, 'subject', code, proved, now);
      const second = { ...message, id: `second for ${address}` };
      await store.requestCode({ ...request, purpose: 'reset', now: now + 60_000, message: second });
    }
    const stateOf = async (address: string) => [
      await store.isValidResetToken(resetOf(address), now),
      (await administration.personByEmail(address, nobody)).codes.length,
    ];
    expect(await stateOf(email)).toEqual([true, 1]);
    await act();
    expect(await stateOf(email)).toEqual([false, 0]);
    expect(await stateOf('other@example.org')).toEqual(othersGoOn ? [true, 1] : [false, 0]);
  });

  test('revoking raises the token version above any that was issued after a backup, and then by one', async () => {
    await addAccount(db);
    const epoch = async () => (await administration.personByEmail(email, nobody)).account?.epoch ?? 0;
    await administration.revokeLogIns('all', now);
    const first = await epoch();
    // Seconds since 2026 began.
    expect(first).toBe(12 * 3600);
    await administration.revokeLogIns({ email }, now);
    expect(await epoch()).toBe(first + 1);
  });

  test('revoking the logins of one account affects no other account and no sign-up', async () => {
    const other = 'other@example.org';
    await addApplicant({ db, store });
    await addApplicant({ db, store }, { id: 's2', account: 'a2', address: other });
    await store.requestCode(codeRequest('n1'));
    const before = await administration.personByEmail(other, nobody);
    expect(await administration.revokeLogIns({ email }, now + day)).toBe(1);
    expect(await administration.personByEmail(other, nobody)).toEqual(before);
    const { account, codes } = await administration.personByEmail(email, nobody);
    expect(account).toMatchObject({ updated_at: now + day });
    expect(codes).toMatchObject([{ purpose: 'sign-up' }]);
  });

  test('a file is found and read by its reference, and a submission lists only its own emails', async () => {
    await addApplicant({ db, store });
    const bytes = Uint8Array.from({ length: 10 }, (_byte, index) => index);
    async function* chunks() {
      yield bytes;
    }
    const ref = fileRefOf('s2');
    const file = { ref, sha256: 'y', size: 10, shownName: 'other.pdf', chunks: chunks() };
    await store.saveSubmission(newSubmission({ id: 's2', dedupe: 's2', file }));
    expect(await administration.fileDetails(ref)).toEqual({
      ref,
      sha256: 'y',
      size: 10,
      shown_name: 'other.pdf',
    });
    const read: Uint8Array[] = [];
    for await (const piece of administration.fileContent({ ref, size: 10 })) read.push(piece);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
    const emails = await administration.emailsOfSubmission('s2');
    expect(emails.map(({ id }) => id)).toEqual(['s2-2', 's2-1']);
  });

  test('a submission is found by the beginning of its id; % and _ in it are no wildcards', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission({ id: 'a_b%cdef' }));
    expect(await administration.findSubmissions('a_b%')).toMatchObject([{ id: 'a_b%cdef', account: email }]);
    expect(await administration.findSubmissions('a%')).toEqual([]);
    expect(await administration.findSubmissions('aXb')).toEqual([]);
  });

  test('everything about a person is found, and everything is deleted', async () => {
    await addApplicant({ db, store });
    await store.requestCode(codeRequest('n1'));
    await addApplicant({ db, store }, { id: 's2', account: 'a2', address: 'b_c@example.org' });
    const person = await administration.personByEmail(email, nobody);
    expect(person).toMatchObject({ account: { id: 'a1' }, codes: [{ purpose: 'sign-up' }], waits: [] });
    expect(person.account).not.toHaveProperty('password');
    expect([person.submissions, person.files, person.emails].map(({ length }) => length)).toEqual([1, 1, 3]);
    expect(await administration.forgetPerson(email, nobody)).toEqual({
      accounts: 1,
      submissions: 1,
      files: 1,
      emails: 3,
      codes: 1,
      waits: 0,
    });
    expect(await store.accountById('a1')).toBeUndefined();
    expect(await store.submissionById('s2')).toBeDefined();
    expect(await administration.mentionsOf('bXc@example.org')).toEqual([]);
    expect(await administration.mentionsOf(email)).toEqual(['s2']);
  });

  test('an address is found in the answers of others, but not as a part of another address', async () => {
    const applicants = { s1: 'ask meena@example.org.', s2: 'teena@example.org', s3: 'meena@example.orx' };
    for (const [id, coverLetter] of Object.entries(applicants)) {
      const address = `${id}@example.org`;
      await addApplicant(
        { db, store },
        { id, account: id, address, answers: { email: address, coverLetter } },
      );
    }
    await addApplicant({ db, store }, { id: 'own', account: 'own' });
    expect(await administration.mentionsOf(email)).toEqual(['s1']);
  });

  test.each(['m_ena@example.org', 'm%a@example.org', 'm!ena@example.org'])(
    'a search for the address %s takes none of its characters for a wildcard',
    async (mentioned) => {
      for (const [id, coverLetter] of Object.entries({ s1: mentioned, s2: 'meena@example.org' }))
        await addApplicant(
          { db, store },
          { id, account: id, address: `${id}@example.org`, answers: { coverLetter } },
        );
      expect(await administration.mentionsOf(mentioned)).toEqual(['s1']);
    },
  );

  test('the newest hundred of many mentions are returned', async () => {
    await addAccount(db);
    const rows = Array.from({ length: 102 }, (_row, index) => ({
      id: `s${index}`,
      account_id: 'a1',
      kind: 'job' as const,
      dedupe: String(index),
      mail_key: 'key',
      payload: '{"coverLetter":"third@example.org"}',
      file_ref: null,
      created_at: now + index,
    }));
    await db.insertInto('submission').values(rows).execute();
    const mentions = await administration.mentionsOf('third@example.org');
    expect(mentions).toHaveLength(100);
    expect([mentions[0], mentions.at(-1)]).toEqual(['s101', 's2']);
  });

  test('forgetting and unlocking delete the codes and the reset token of one address only', async () => {
    const other = 'other@example.org';
    for (const address of [email, other]) {
      const { message, ...request } = codeRequest('n1', now, address);
      await store.requestCode({ ...request, message: { ...message, id: `code for ${address}` } });
      await db
        .insertInto('reset_grant')
        .values({ token_hash: address, email: address, expires_at: now + 600_000 })
        .execute();
    }
    expect(await administration.unlock('third@example.org', nobody)).toEqual({ waits: 0, codes: 0 });
    expect(await administration.forgetPerson(email, nobody)).toMatchObject({ emails: 1, codes: 2 });
    expect((await administration.personByEmail(email, nobody)).codes).toEqual([]);
    expect((await administration.personByEmail(other, nobody)).codes).toHaveLength(1);
    expect(await db.selectFrom('reset_grant').select('email').execute()).toEqual([{ email: other }]);
    expect(await administration.unlock(other, nobody)).toEqual({ waits: 0, codes: 2 });
  });

  test('the outbox counts its emails, and dead or queued ones can be sent again', async () => {
    await addApplicant({ db, store });
    await settleEmail(db, 's1-1', { state: 'dead' });
    expect(await administration.emailCounts()).toEqual({ dead: 1, queued: 1 });
    expect(await administration.oldestQueuedAt()).toBe(now);
    expect(await administration.sendAgain({ deadSince: now + 1 }, now)).toBe(0);
    expect(await administration.sendAgain({ deadSince: now }, now)).toBe(1);
    expect(await administration.sendAgain({ id: 's1-1' }, now)).toBe(1);
    expect(await administration.sendAgain({ id: 'x' }, now)).toBe(0);
  });
});
