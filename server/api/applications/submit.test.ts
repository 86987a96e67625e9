import { jobFields } from '../../../contract/applications/job.ts';
import { longestAnswerOf } from '../../../contract/messages.ts';
import { formOf, jobAnswers, makePdf, manyAtOnce, signUpAndLogIn, visitor } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
beforeEach(async () => {
  testServer = await makeTestServer({ settings: { upload: manyAtOnce } });
  member = await signUpAndLogIn(testServer);
});
afterEach(() => testServer.close());

const MiB = 1024 * 1024;
type Submitted = { message: string; data: { id: string; resume: string }; fields?: Record<string, string> };

const submit = (form: FormData | object, token = member.token) =>
  testServer.call('submitJobApplication', form, { token });
const bodyOf = async (response: Response) => (await response.json()) as Submitted;

async function stored() {
  const submissions = await testServer.db.selectFrom('submission').selectAll().execute();
  const files = await testServer.db.selectFrom('file').selectAll().execute();
  const emails = await testServer.db
    .selectFrom('outbox')
    .selectAll()
    .where('template', 'in', ['submission-staff', 'submission-applicant'])
    .execute();
  return { submissions, files, emails };
}
const countsOf = async () => Object.values(await stored()).map((rows) => rows.length);

describe('a job application', () => {
  test('is stored with its file and two emails', async () => {
    const response = await submit(formOf(jobAnswers));
    expect(response.status).toBe(201);
    const { data } = await bodyOf(response);
    const { submissions, files, emails } = await stored();
    expect(submissions).toHaveLength(1);
    expect(submissions[0]).toMatchObject({ id: data.id, kind: 'job', file_ref: data.resume });
    expect(JSON.parse(submissions[0]?.payload ?? '')).toMatchObject({
      ...jobAnswers,
      portfolio: 'https://meena.example.org',
    });
    expect(data.resume).toMatch(/^r_[\w-]{22}$/);
    expect(files[0]).toMatchObject({ ref: data.resume, shown_name: 'Meena Raman.pdf' });
    const piece = await testServer.dependencies.store.filePiece(files[0]?.ref ?? '', 0);
    expect(new TextDecoder().decode(piece)).toBe(await makePdf().text());
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
      visitor.email,
      'staff@example.invalid',
    ]);
  });

  test('sent twice is one application, and both calls get the same answer', async () => {
    const first = await submit(formOf(jobAnswers));
    const second = await submit(formOf(jobAnswers));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.text()).toBe(await first.text());
    expect(await countsOf()).toEqual([1, 1, 2]);
  });

  test('sent twenty times at once is one application', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(formOf(jobAnswers))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await countsOf()).toEqual([1, 1, 2]);
  });

  test('sent again after ten minutes, or with another file, is a new application', async () => {
    await submit(formOf(jobAnswers));
    expect((await submit(formOf(jobAnswers, makePdf('cv.pdf', 'Longer')))).status).toBe(201);
    testServer.clock.move(10 * 60_000);
    expect((await submit(formOf(jobAnswers))).status).toBe(201);
    expect((await submit(formOf(jobAnswers))).status).toBe(200);
    expect(await countsOf()).toEqual([3, 3, 6]);
  });

  test('a form with the same answers from two accounts is two applications', async () => {
    const other = await signUpAndLogIn(testServer, { email: 'other@example.org' });
    await submit(formOf(jobAnswers));
    expect((await submit(formOf({ ...jobAnswers, email: other.email }), other.token)).status).toBe(201);
  });

  test('is accepted with a file that has no end mark, which is logged', async () => {
    const warn = jest.spyOn(testServer.dependencies.log, 'warn');
    await submit(formOf(jobAnswers));
    expect(warn).not.toHaveBeenCalledWith('fileWithoutEndMark');
    const cutOff = new File(['%PDF-1.7\nA short'], 'cv.pdf', { type: 'application/pdf' });
    expect((await submit(formOf(jobAnswers, cutOff))).status).toBe(201);
    expect(warn).toHaveBeenCalledWith('fileWithoutEndMark');
  });

  test('may name a role of one of the openings', async () => {
    expect((await submit(formOf({ ...jobAnswers, role: 'Search Optimizer' }))).status).toBe(201);
  });

  test('may have a start date far ahead and an unlikely number of years', async () => {
    const unlikely = { ...jobAnswers, startDate: '2199-01-01', experience: '120' };
    expect((await submit(formOf(unlikely))).status).toBe(201);
  });

  test('may have every answer of the greatest length, in letters of three bytes each', async () => {
    const longest = Object.fromEntries(
      jobFields
        .filter((field) => field.control === 'text' || field.control === 'multiline')
        .map((field) => [field.name, '\u0b85'.repeat(longestAnswerOf(field))]),
    );
    expect((await submit(formOf({ ...jobAnswers, ...longest }))).status).toBe(201);
  });

  test('is stored without answers to questions that its form does not ask', async () => {
    const form = formOf({ ...jobAnswers, salary: '1', constructor: 'x' });
    await submit(form);
    const { submissions } = await stored();
    const payload = JSON.parse(submissions[0]?.payload ?? '') as object;
    expect(Object.hasOwn(payload, 'salary') || Object.hasOwn(payload, 'constructor')).toBe(false);
  });
});

describe('a job application is refused', () => {
  async function expectNothingStored(): Promise<void> {
    expect(await countsOf()).toEqual([0, 0, 0]);
    expect(testServer.spool.waiting()).toBe(0);
  }
  afterEach(expectNothingStored);

  test('a form without a token is refused with a hint to the browser', async () => {
    const response = await testServer.call('submitJobApplication', formOf(jobAnswers));
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  test.each([
    ['name', '', 'Name is required.'],
    ['phone', '', 'Phone number is required.'],
    ['role', 'Emperor', 'Please choose one of the options.'],
    ['jobType', 'Sometimes', 'Please choose one of the options.'],
    ['experience', '-1', 'Please enter a number of 0 or more.'],
    ['experience', '1e9', 'Please enter a number of 0 or more.'],
    ['experience', 'NaN', 'Please enter a number of 0 or more.'],
    ['portfolio', 'javascript:alert(1)', 'Please enter a valid URL.'],
    ['portfolio', 'data:text/html,hi', 'Please enter a valid URL.'],
    ['startDate', '2026-02-30', 'Please enter a valid date.'],
    ['skills', 'a\u0000b', 'Skills contains characters that cannot be stored.'],
    ['email', 'other@example.org', 'Email must be the address of your account.'],
    ['coverLetter', 'x'.repeat(20_001), 'Cover letter must be 20000 characters or fewer.'],
  ])('a form whose %s is “%s” is refused', async (name, value, message) => {
    const response = await submit(formOf({ ...jobAnswers, [name]: value }));
    expect(response.status).toBe(422);
    expect(await bodyOf(response)).toEqual({ message, fields: { [name]: message } });
  });

  test('a form is refused without a résumé, or with the empty file that a browser sends for an empty control', async () => {
    for (const resume of [null, new File([], '')]) {
      const response = await submit(formOf(jobAnswers, resume));
      expect(response.status).toBe(422);
      expect((await bodyOf(response)).fields).toEqual({ resume: 'Resume is required.' });
    }
  });

  test('an empty résumé is refused with a message that says what to do', async () => {
    const response = await submit(formOf(jobAnswers, new File([], 'cv.pdf')));
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).message).toBe(
      'This file is empty. Please save it again as a PDF and choose it once more.',
    );
  });

  test.each([
    ['a page', new File(['<!doctype html><!-- %PDF-1.7 -->\n%%EOF'], 'cv.pdf', { type: 'application/pdf' })],
    ['an archive', new File([`PK\u0003\u0004${'\0'.repeat(60)}%PDF-1.7\n%%EOF`], 'cv.pdf')],
    ['text', new File(['hello %PDF-1.7\n%%EOF'], 'cv.pdf')],
    ['a program', new File(['%PDF-1.7'], 'cv.pdf.exe')],
    ['a file without a name', new File(['%PDF-1.7'], '.pdf')],
  ])('a résumé that is %s is refused, even if it has the mark of a PDF in it', async (_what, resume) => {
    const response = await submit(formOf(jobAnswers, resume));
    expect(response.status).toBe(415);
    expect((await bodyOf(response)).message).toBe('Resume must be a PDF.');
  });

  test('a résumé that is text instead of a file is refused', async () => {
    const response = await submit(formOf({ ...jobAnswers, resume: 'hello' }, null));
    expect(response.status).toBe(422);
  });

  test('a résumé larger than 25 MB is refused', async () => {
    for (const size of [25 * MiB + 1, 28 * MiB]) {
      const bytes = new Uint8Array(size);
      bytes.set(new TextEncoder().encode('%PDF-1.7'));
      const response = await submit(formOf(jobAnswers, new File([bytes], 'cv.pdf')));
      expect(response.status).toBe(413);
      const message = 'Resume must be 25 MB or smaller.';
      expect(await bodyOf(response)).toEqual({ message, fields: { resume: message } });
    }
  });

  test('a form is refused when a question is answered twice, or two files are sent', async () => {
    const twice = formOf(jobAnswers);
    twice.append('name', 'Another');
    const two = formOf(jobAnswers);
    two.append('resume', makePdf('second.pdf'));
    for (const form of [twice, two]) expect((await submit(form)).status).toBe(422);
  });

  test('a file for a text field is refused', async () => {
    const form = formOf(jobAnswers);
    form.set('name', makePdf());
    expect((await submit(form)).status).toBe(422);
  });

  test('a form is refused when its answers are twice as long as all of them together may be', async () => {
    const longer = formOf(jobAnswers);
    for (const name of ['skills', 'coverLetter', 'linkedin']) longer.set(name, 'x'.repeat(100_000));
    const refused = await submit(longer);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({ message: 'The form is too large.' });
  });

  test('a form is refused as JSON, and with more parts than any form has', async () => {
    expect((await submit({ ...jobAnswers })).status).toBe(415);
    const many = formOf(jobAnswers);
    for (let part = 0; part < 40; part += 1) many.append(`extra${part}`, 'x');
    expect((await submit(many)).status).toBe(413);
  });

  test('cut off in the middle', async () => {
    const whole = new Response(formOf(jobAnswers));
    const bytes = await whole.arrayBuffer();
    const response = await testServer.api.request('/api/form/job-application', {
      method: 'POST',
      headers: {
        'Content-Type': whole.headers.get('Content-Type') ?? '',
        Authorization: `Bearer ${member.token}`,
      },
      body: bytes.slice(0, bytes.byteLength - 100),
    });
    expect(response.status).toBe(400);
  });
});

test('a résumé of exactly 25 MB is accepted', async () => {
  const bytes = new Uint8Array(25 * MiB);
  bytes.set(new TextEncoder().encode('%PDF-1.7'));
  expect((await submit(formOf(jobAnswers, new File([bytes], 'cv.pdf')))).status).toBe(201);
});
