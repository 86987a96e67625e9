import * as fc from 'fast-check';
import { apiBase, calls } from '../../contract/calls.ts';
import { formOf, jobAnswers, makeMember, makePdf } from '../../mocks/people.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';

let world: World;
let token: string;
beforeEach(async () => {
  world = await makeWorld();
  ({ token } = await makeMember(world));
});
afterEach(() => world.close());

/** A fixed seed: a failure can be repeated, and no run depends on luck. */
const run = { numRuns: 150, seed: 20260101 };

const rowsOf = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      (['account', 'submission', 'file', 'outbox'] as const).map((table) =>
        world.db
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as('rows'))
          .execute(),
      ),
    ),
  );

/** What is promised of any answer whatsoever, in one comparable piece. */
async function promisesOf(before: string, response: Response) {
  const { message } = (await response.clone().json()) as { message?: unknown };
  return {
    failed: response.status >= 500,
    speaks: typeof message === 'string' && message !== '',
    storedThoughRefused: !response.ok && (await rowsOf()) !== before,
  };
}
const kept = { failed: false, speaks: true, storedThoughRefused: false };

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  '',
];
const known = [
  'name',
  'email',
  'phone',
  'otp',
  'password',
  'experience',
  'resume',
  '__proto__',
  'constructor',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('\u0000', '\ud800', ' '),
);
const anyBody = fc.oneof(
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 200 }),
  fc
    .dictionary(
      fc.constantFrom(...known),
      fc.oneof(anyText, fc.double(), fc.constant(null), fc.array(anyText)),
    )
    .map((body) => new TextEncoder().encode(JSON.stringify(body))),
);
const implemented = [
  calls.sendSignUpCode,
  calls.verifyCode,
  calls.signUp,
  calls.logIn,
  calls.submitJobApplication,
  calls.mailJobApplication,
];

test('no request makes the server fail, and a refused one stores nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...implemented),
      fc.constantFrom(...types),
      anyBody,
      async (call, type, body) => {
        const before = await rowsOf();
        const response = await world.api.request(apiBase + call.path, {
          method: call.method,
          headers: { Authorization: `Bearer ${token}`, ...(type && { 'Content-Type': type }) },
          body: new Uint8Array(body),
        });
        expect(await promisesOf(before, response)).toEqual(kept);
      },
    ),
    { ...run, numRuns: 600 },
  );
}, 30_000);

test('whatever is typed into the form is stored as it reads back, or refused', async () => {
  const typed = fc.record({ name: anyText, coverLetter: anyText, skills: anyText, experience: anyText });
  await fc.assert(
    fc.asyncProperty(typed, async (changes) => {
      const before = await rowsOf();
      const answers = { ...jobAnswers, ...changes };
      const response = await world.call('submitJobApplication', formOf(answers), { token });
      expect(await promisesOf(before, response)).toEqual(kept);
      if (!response.ok) return;
      const { data } = (await response.json()) as { data: { id: string } };
      const submission = await world.ports.store.submissionById(data.id);
      const payload = JSON.parse(submission?.payload ?? '') as Record<string, string>;
      const sent = answers.coverLetter.toWellFormed().replace(/\r\n?/g, '\n').trim();
      expect(payload.coverLetter).toBe(sent);
    }),
    run,
  );
}, 30_000);

test('the mail call finds every submission by its answers alone', async () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => /\S/.test(text));
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
      const sent = await world.call('submitJobApplication', form, { token });
      if (!sent.ok) return;
      const body = Object.fromEntries(Object.entries({ ...answers, experience }).toReversed());
      const mailed = await world.call('mailJobApplication', body);
      expect([200, 202]).toContain(mailed.status);
    }),
    run,
  );
}, 30_000);
