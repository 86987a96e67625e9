import * as fc from 'fast-check';
import { profileFields } from '../../../contract/accounts.ts';
import { isFixedMessage } from '../../../contract/serverMessages.ts';
import { applicationKinds, applications, fieldsOf } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { answersOf, formOf, jobAnswers, signUpAndLogIn, makePdf, visitor } from '../../../mocks/fixtures.ts';
import { testPostgres } from '../../../mocks/store/database.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { rowsWritten } from './rows.ts';
import { fuzz, fuzzTimeout } from './runs.ts';
import { anyCharacters } from './texts.ts';

let testServer: TestServer;
let token: string;
beforeEach(async () => {
  testServer = await makeTestServer();
  ({ token } = await signUpAndLogIn(testServer));
  state = undefined;
});
afterEach(() => testServer.close());

/** The accounts in full, because a refused change must not touch them, and the number of rows of the other tables. */
async function rowsOf(): Promise<string> {
  const tables = ['submission', 'file', 'outbox', 'reset_grant'] as const;
  const counts = tables.map((table) =>
    testServer.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('rows'))
      .execute(),
  );
  return JSON.stringify([
    await testServer.db.selectFrom('account').selectAll().execute(),
    await Promise.all(counts),
  ]);
}

type State = { written: number; rows: string };
/**
 * The last state that was read. It is reused while SQLite's count of written rows is the same, as after most refusals.
 */
let state: State | undefined;
async function stateNow(): Promise<State> {
  const written = await rowsWritten(testServer.db, testPostgres !== null);
  if (state?.written !== written) state = { written, rows: await rowsOf() };
  return state;
}

/** What must hold for every answer, as one object to compare with `kept`. */
async function promisesOf({ rows }: State, response: Response) {
  const { message } = (await response.clone().json()) as { message?: unknown };
  return {
    failed: response.status >= 500,
    speaks: typeof message === 'string' && isFixedMessage(message),
    storedThoughRefused: !response.ok && (await stateNow()).rows !== rows,
  };
}
/** A smaller share of the cases for properties with two calls; calls.test.ts tries each of the calls in all cases. */
const twoCalls = 0.5;
const kept = { failed: false, speaks: true, storedThoughRefused: false };

const anyText = fc.oneof(anyCharacters(), fc.string(), fc.constantFrom('\u0000', '\ud800', ' '));
test.each(applicationKinds)(
  'a submission of %s with one answer replaced is stored and found by its mail call, or refused',
  async (kind) => {
    const { submit, mail } = applications[kind];
    const names = fieldsOf(kind).flatMap(({ name, control }) => (control === 'file' ? [] : [name]));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anyText, async (name, text) => {
        const before = await stateNow();
        const answers = { ...answersOf[kind], [name]: text };
        const body = calls[submit].body === 'multipart' ? formOf(answers) : answers;
        const response = await testServer.call(submit, body, { token });
        expect(await promisesOf(before, response)).toEqual(kept);
        // Multipart replaces lone surrogates, so the JSON of the mail call would have other answers.
        if (!response.ok || !text.isWellFormed()) return;
        expect([200, 202]).toContain((await testServer.call(mail, answers)).status);
      }),
      fuzz(twoCalls),
    );
  },
  fuzzTimeout,
);

test(
  'a profile with one answer replaced is stored and reads back the same, or refused',
  async () => {
    const { password: _password, ...profile } = visitor;
    const names = profileFields.map(({ name }) => name);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anyText, async (name, text) => {
        const before = await stateNow();
        const response = await testServer.call('updateProfile', { ...profile, [name]: text }, { token });
        expect(await promisesOf(before, response)).toEqual(kept);
        const read = await (await testServer.call('loadProfile', undefined, { token })).json();
        if (!response.ok || name === 'email') return;
        expect((read as Record<string, string>)[name]).toBe(text.replace(/\r\n?/g, '\n').trim());
      }),
      fuzz(),
    );
  },
  fuzzTimeout,
);

test(
  'a form with any texts is stored and reads back the same, or refused',
  async () => {
    const typed = fc.record({ name: anyText, coverLetter: anyText, skills: anyText, experience: anyText });
    await fc.assert(
      fc.asyncProperty(typed, async (changes) => {
        const before = await stateNow();
        const answers = { ...jobAnswers, ...changes };
        const response = await testServer.call('submitJobApplication', formOf(answers), { token });
        expect(await promisesOf(before, response)).toEqual(kept);
        if (!response.ok) return;
        const { data } = (await response.json()) as { data: { id: string } };
        const submission = await testServer.dependencies.store.submissionById(data.id);
        const payload = JSON.parse(submission?.payload ?? '') as Record<string, string>;
        const sent = answers.coverLetter.toWellFormed().replace(/\r\n?/g, '\n').trim();
        expect(payload.coverLetter).toBe(sent);
      }),
      fuzz(),
    );
  },
  fuzzTimeout,
);

test(
  'the mail call finds every submission by its answers alone',
  async () => {
    const word = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => /\S/.test(text));
    const typed = fc.record({
      name: word,
      coverLetter: fc.oneof(
        fc.constant(''),
        fc.array(word, { maxLength: 3 }).map((rows) => rows.join('\n')),
      ),
      experience: fc.nat({ max: 60 }),
      linkedin: fc.constantFrom('', 'example.org/me', 'https://example.org/me'),
    });
    await fc.assert(
      fc.asyncProperty(typed, async ({ experience, ...changes }) => {
        const answers = { ...jobAnswers, ...changes, experience: String(experience) };
        const form = formOf(answers, makePdf('cv.pdf', JSON.stringify(changes)));
        const sent = await testServer.call('submitJobApplication', form, { token });
        if (!sent.ok) return;
        const body = Object.fromEntries(Object.entries({ ...answers, experience }).toReversed());
        const mailed = await testServer.call('mailJobApplication', body);
        expect([200, 202]).toContain(mailed.status);
      }),
      fuzz(twoCalls),
    );
  },
  fuzzTimeout,
);
