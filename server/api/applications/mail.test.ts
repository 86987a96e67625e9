import { formOf, jobAnswers, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
let resume: string;
let reference: string;
beforeEach(async () => {
  testServer = await makeTestServer();
  member = await signUpAndLogIn(testServer);
  const sent = await testServer.call('submitJobApplication', formOf(jobAnswers), { token: member.token });
  ({ resume, reference } = ((await sent.json()) as { data: { resume: string; reference: string } }).data);
  // These tests are not about the email with the code.
  await testServer.db.deleteFrom('outbox').where('template', '=', 'sign-up-code').execute();
});
afterEach(() => testServer.close());

const mail = async (body: object): Promise<[number, string]> => {
  const response = await testServer.call('mailJobApplication', body);
  return [response.status, ((await response.json()) as { message: string }).message];
};

describe('the mail call', () => {
  test('releases the emails of the submission', async () => {
    expect(await testServer.flush()).toBe(0);
    const before = testServer.wakes();
    expect(await mail({ ...jobAnswers, resume })).toEqual([202, 'Email queued.']);
    expect(testServer.wakes()).toBe(before + 1);
    expect(await testServer.flush()).toBe(2);
    expect(testServer.sent.map(({ to }) => to).toSorted()).toEqual([visitor.email, 'staff@example.invalid']);
  });

  test('never sends an email twice', async () => {
    await mail({ ...jobAnswers, resume });
    await testServer.flush();
    expect(await mail({ ...jobAnswers, resume })).toEqual([200, 'Email already sent.']);
    expect(await testServer.flush()).toBe(0);
  });

  test('sends nothing for what was never submitted', async () => {
    const none: [number, string] = [404, 'No matching submission.'];
    expect(await mail({ ...jobAnswers, resume: `r_${'x'.repeat(22)}` })).toEqual(none);
    expect(await mail({ ...jobAnswers, name: 'Somebody else' })).toEqual(none);
    expect(await mail({})).toEqual(none);
    expect(await testServer.flush()).toBe(0);
  });

  test('finds the submission by its answers too, whatever their order, types and blanks', async () => {
    const shuffled = Object.fromEntries(
      Object.entries({ ...jobAnswers, linkedin: '', startDate: null }).toReversed(),
    );
    expect(await mail({ ...shuffled, experience: 3, name: ` ${jobAnswers.name} ` })).toEqual([
      202,
      'Email queued.',
    ]);
  });

  test('finds it by its answers in any Unicode composition, and unchanged where one letter has endless marks', async () => {
    for (const name of ['Zoë Çelik', `Z${'\u0301\u0316'.repeat(40)}`]) {
      await testServer.call('submitJobApplication', formOf({ ...jobAnswers, name }), { token: member.token });
      expect(await mail({ ...jobAnswers, name })).toEqual([202, 'Email queued.']);
    }
    expect((await mail({ ...jobAnswers, name: 'Zoe\u0308 C\u0327elik' }))[0]).toBe(202);
  });

  test.each(['', null])('finds it by its answers where the file has no reference (%j)', async (none) => {
    expect((await mail({ ...jobAnswers, resume: none }))[0]).toBe(202);
  });

  test('finds it by its answers however the host of the address is written', async () => {
    const email = visitor.email.replace('example.org', 'Example.ORG');
    expect((await mail({ ...jobAnswers, email }))[0]).toBe(202);
  });

  test('refuses everything that is no reference of a file', async () => {
    for (const wrong of ['r_short', 7, true, ['r_'], { $ne: null }])
      expect((await mail({ ...jobAnswers, resume: wrong }))[0]).toBe(404);
  });

  test('fails when the relay has refused the emails for good', async () => {
    await testServer.db.updateTable('outbox').set({ state: 'dead' }).execute();
    expect((await mail({ ...jobAnswers, resume }))[0]).toBe(503);
  });

  test('finds it by its answers for a quarter of an hour', async () => {
    testServer.clock.move(15 * 60_000);
    expect((await mail(jobAnswers))[0]).toBe(404);
  });

  test('is not needed: without it the emails are sent after 30 seconds', async () => {
    testServer.clock.move(30_000);
    expect(await testServer.flush()).toBe(2);
  });
});

describe('the emails', () => {
  beforeEach(async () => {
    await mail({ ...jobAnswers, resume });
    await testServer.flush();
  });
  const emailTo = (to: string) => testServer.sent.find((message) => message.to === to);

  test('the email to the staff has every answer, and replies to it go to the applicant', () => {
    const message = emailTo('staff@example.invalid');
    expect(message?.replyTo).toBe(visitor.email);
    for (const answer of [
      'Meena Raman',
      'Backend Architect',
      'https://meena.example.org',
      '    I like quiet systems.',
    ])
      expect(message?.text).toContain(answer);
    expect(message?.subject).toBe(`New job application (${reference})`);
  });

  test('the email to the staff links to the résumé', async () => {
    const link = /http:\/\/localhost(\/api\/files\/\S+)/.exec(
      emailTo('staff@example.invalid')?.text ?? '',
    )?.[1];
    const file = await testServer.api.request(link ?? '');
    expect(file.status).toBe(200);
    expect(await file.text()).toContain('%PDF-1.7');
  });

  test('the email to the applicant repeats no typed text', () => {
    const message = emailTo(visitor.email);
    expect(message?.subject).toBe(`Job application received (${reference})`);
    expect(message?.replyTo).toBe('staff@example.invalid');
    // Leaves out ‘3’ years, which any number may contain; the role, which comes from a list; and the account's name.
    const { experience: _years, role: _role, name: _name, ...typed } = jobAnswers;
    for (const answer of Object.values(typed)) {
      expect(message?.text).not.toContain(answer);
      expect(message?.html).not.toContain(answer);
    }
  });
});
