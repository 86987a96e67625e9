import { applicationKinds, applications, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { shownAnswerOf } from '../../../contract/shownAnswer.ts';
import { answersOf, formOf, manyAtOnce, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
beforeEach(async () => {
  testServer = await makeTestServer({ settings: { upload: manyAtOnce } });
  member = await signUpAndLogIn(testServer);
  await testServer.db.deleteFrom('outbox').execute();
});
afterEach(() => testServer.close());

type Answers = Readonly<Record<string, string>>;
const staff = 'staff@example.invalid';
const isMultipart = (kind: ApplicationKind) => calls[applications[kind].submit].body === 'multipart';

const submit = (kind: ApplicationKind, answers: Answers = answersOf[kind], token = member.token) =>
  testServer.call(applications[kind].submit, isMultipart(kind) ? formOf(answers) : answers, { token });
const mail = (kind: ApplicationKind, answers: object, headers: Record<string, string> = {}) =>
  testServer.call(applications[kind].mail, answers, { headers });
const submissions = () => testServer.db.selectFrom('submission').selectAll().execute();
const emailTo = (to: string) => testServer.sent.find((message) => message.to === to);

const editable = applicationKinds.filter((kind) =>
  fieldsOf(kind).some(({ control, readOnly }) => control === 'email' && !readOnly),
);
const fixed = applicationKinds.filter((kind) => !editable.includes(kind));

describe.each(applicationKinds)('%s', (kind) => {
  test('is stored with its answers and two emails', async () => {
    const response = await submit(kind);
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { id: string; resume?: string } };
    const [stored] = await submissions();
    expect(stored).toMatchObject({ id: data.id, kind, file_ref: data.resume ?? null });
    const payload = JSON.parse(stored?.payload ?? '') as Record<string, string>;
    for (const [name, text] of Object.entries(answersOf[kind]))
      expect([name, payload[name]]).toEqual([
        name,
        fieldsOf(kind).find((field) => field.name === name)?.control === 'url' ? `https://${text}` : text,
      ]);
    const emails = await testServer.dependencies.store.latestEmails(10);
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([visitor.email, staff]);
  });

  test('sent twice within ten minutes is one submission, and both calls get the same answer', async () => {
    const first = await submit(kind);
    testServer.clock.move(10 * 60_000 - 1);
    const second = await submit(kind);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.text()).toBe(await first.text());
    expect(await submissions()).toHaveLength(1);
    testServer.clock.move(1);
    expect((await submit(kind)).status).toBe(201);
    expect(await testServer.dependencies.store.latestEmails(10)).toHaveLength(4);
  });

  test('sent twenty times at once is one submission', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(kind)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await testServer.dependencies.store.latestEmails(10)).toHaveLength(2);
  });

  test('needs a login and every required answer', async () => {
    expect((await submit(kind, answersOf[kind], '')).status).toBe(401);
    for (const { name, label, control, required, requiredMessage } of fieldsOf(kind)) {
      if (!required || control === 'file') continue;
      const response = await submit(kind, { ...answersOf[kind], [name]: '' });
      const message = requiredMessage ?? `${label} is required.`;
      expect(await response.json()).toEqual({ message, fields: { [name]: message } });
      expect(response.status).toBe(422);
    }
    expect(await submissions()).toEqual([]);
  });

  test('has its emails released by the mail call, with a token, a bad one, or none', async () => {
    const { data } = (await (await submit(kind)).json()) as { data: { resume?: string } };
    expect(await testServer.flush()).toBe(0);
    const body = { ...answersOf[kind], ...(data.resume && { resume: data.resume }) };
    const answers = [
      await mail(kind, body),
      await mail(kind, body, { Authorization: `Bearer ${member.token}` }),
      await mail(kind, body, { Authorization: 'Bearer nonsense' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await testServer.flush()).toBe(2);
    expect((await mail(kind, body)).status).toBe(200);
    expect(await testServer.flush()).toBe(0);
  });

  test('a submission that was never sent has no emails to release', async () => {
    expect((await mail(kind, answersOf[kind])).status).toBe(404);
    await submit(kind);
    for (const other of applicationKinds.filter((one) => one !== kind))
      expect((await mail(other, answersOf[kind])).status).toBe(404);
    expect(await testServer.flush()).toBe(0);
  });

  test('reaches the staff with every answer, and answering reaches the sender', async () => {
    await submit(kind);
    await mail(kind, answersOf[kind]);
    await testServer.flush();
    const { noun } = applications[kind];
    const message = emailTo(staff);
    expect(message?.replyTo).toBe(visitor.email);
    expect(message?.subject).toMatch(new RegExp(`^New ${noun} \\(KW-\\w{4}-\\w{2}\\)$`));
    expect(message?.text).toContain(`This ${noun} was sent through the site:`);
    for (const field of fieldsOf(kind))
      for (const row of shownAnswerOf(field, answersOf[kind]).split('\n'))
        expect(message?.text).toContain(row);
    expect(message?.text.includes('/api/files/r_')).toBe(isMultipart(kind));
  });

  test('is confirmed to its sender by an email without any typed text', async () => {
    await submit(kind);
    await mail(kind, answersOf[kind]);
    await testServer.flush();
    const message = emailTo(visitor.email);
    expect(message?.text).toContain(`We have received your ${applications[kind].noun}. Our answer goes to`);
    expect(message?.replyTo).toBe(staff);
    // Leaves out short answers, such as ‘3’ years, which any number may contain; choices, which come from a list; and
    // the name, which is the account's.
    const choices = fieldsOf(kind).flatMap(({ name, control }) => (control === 'select' ? [name] : []));
    const typed = Object.entries<string>(answersOf[kind]).flatMap(([name, text]) =>
      text.length > 5 && text !== visitor.name && !choices.includes(name) ? [text] : [],
    );
    for (const text of typed) expect(message?.text).not.toContain(text);
  });

  test('may have answers of the greatest length in any script, and so may its mail call', async () => {
    const long = Object.fromEntries(
      fieldsOf(kind).flatMap(({ name, control }) =>
        control === 'multiline' ? [[name, 'க'.repeat(20_000)]] : [],
      ),
    );
    expect((await submit(kind, { ...answersOf[kind], ...long })).status).toBe(201);
    expect((await mail(kind, { ...answersOf[kind], ...long })).status).toBe(202);
  });
});

test.each(editable)(
  '%s may name another address for the answer, but is confirmed to that of the account',
  async (kind) => {
    const answers = { ...answersOf[kind], email: 'Desk@Textiles.example.org' };
    expect((await submit(kind, answers)).status).toBe(201);
    await mail(kind, answers);
    await testServer.flush();
    expect(testServer.sent.map(({ to }) => to).toSorted()).toEqual([visitor.email, staff]);
    expect(emailTo(staff)?.replyTo).toBe('desk@textiles.example.org');
    expect(emailTo(visitor.email)?.text).not.toContain('textiles');
  },
);

test.each(fixed)('%s accepts no other address than that of the account', async (kind) => {
  const response = await submit(kind, { ...answersOf[kind], email: 'other@example.org' });
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      message: 'Email must be the address of your account.',
      fields: { email: 'Email must be the address of your account.' },
    },
  ]);
  expect(await submissions()).toEqual([]);
});

test.each(applicationKinds.filter((kind) => !isMultipart(kind)))(
  '%s is accepted as JSON only',
  async (kind) => {
    const response = await testServer.call(applications[kind].submit, formOf(answersOf[kind]), {
      token: member.token,
    });
    expect(response.status).toBe(415);
  },
);

test.each(editable)('%s with the same answers from two accounts is two submissions', async (kind) => {
  const other = await signUpAndLogIn(testServer, { email: 'other@example.org' });
  expect((await submit(kind)).status).toBe(201);
  expect((await submit(kind, answersOf[kind], other.token)).status).toBe(201);
  expect(await submissions()).toHaveLength(2);
});

test('an answer that is required only with a certain other answer may be empty without it', async () => {
  const { otherIndustry: _unasked, ...answers } = answersOf.partnership;
  const plain = { ...answers, industry: 'Technology', otherIndustry: '' };
  expect((await submit('partnership', plain)).status).toBe(201);
  expect((await mail('partnership', plain)).status).toBe(202);
});
