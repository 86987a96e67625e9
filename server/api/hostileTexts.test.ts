import { applicationKinds, applications } from '../../contract/applications.ts';
import { calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Field } from '../../contract/fields.ts';
import { callFields } from '../../mocks/callFields.ts';
import { formOf, makePdf, signUpAndLogIn } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';

let testServer: TestServer;
let token: string;
beforeAll(async () => {
  testServer = await makeTestServer();
  ({ token } = await signUpAndLogIn(testServer));
});
afterAll(() => testServer.close());

/** Repeated, these make a regular expression backtrack that is ambiguous or expects an end after a repetition. */
const signs = ['.', ' ', 'a@', '1,', '\u0958'];

/** Bytes that all answers of a call together may have, less a reserve of a fifth. */
function roomOf(call: CallName): number {
  const { body } = testServer.settings;
  const isForm = call.startsWith('submit') || call.startsWith('mail');
  const whole = calls[call].body === 'multipart' ? body.multipartExtra : isForm ? body.answers : body.json;
  return 0.8 * whole;
}

test.each(Object.entries(callFields) as [CallName, readonly Field[]][])(
  '%s refuses the longest texts that are worst for patterns within the time-out of a test',
  async (call, fields) => {
    const asked = fields.filter(({ control }) => control !== 'file');
    const isMultipart = calls[call].body === 'multipart';
    // First every question gets its share, then the last one gets everything.
    for (const answered of [asked, asked.slice(-1)])
      for (const sign of signs) {
        const bytes = new TextEncoder().encode(JSON.stringify(sign)).length - 2;
        const text = `${sign.repeat(roomOf(call) / answered.length / bytes)}!`;
        const answers = Object.fromEntries(answered.map(({ name }) => [name, text]));
        const body = isMultipart ? formOf(answers, makePdf(`${text.slice(0, 5000)}.pdf`)) : answers;
        const response = await testServer.call(call, body, { token });
        expect([400, 404, 422]).toContain(response.status);
      }
  },
);

/**
 * A letter with marks in the wrong canonical order: NFC has to move each of the second half before all of the first.
 */
const marks = (count: number) => `a${'\u0301'.repeat(count / 2)}${'\u0316'.repeat(count / 2)}`;

test.each(applicationKinds)('%s: sorting endless marks does not block the server', async (kind) => {
  const { fields, mail } = applications[kind];
  for (const text of [marks(39_998), marks(30).repeat(1290)]) {
    const answers = Object.fromEntries(
      fields
        .filter(({ control }) => control !== 'file')
        .map(({ name, control }) => [name, control === 'multiline' ? text : 'a']),
    );
    const before = process.cpuUsage();
    expect((await testServer.call(mail, answers)).status).toBe(404);
    // CPU time in microseconds, because other processes may share the processor.
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(500_000);
  }
});
