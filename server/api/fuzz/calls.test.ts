import * as fc from 'fast-check';
import { applicationKinds, applications } from '../../../contract/applications.ts';
import { apiBase, calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { isShown } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { isEmail, unmarked, withScheme } from '../../../contract/rules.ts';
import { callFields } from '../../../mocks/callFields.ts';
import { testPostgres } from '../../../mocks/store/database.ts';
import {
  answersOf,
  formOf,
  signUpAndLogIn,
  verifyEmail,
  verifyReset,
  visitor,
} from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { bodyOf, formTextOf, wireOf } from './bodies.ts';
import type { Entry, KnownTexts } from './bodies.ts';
import { rememberRows } from './rows.ts';
import { fuzz, fuzzTimeout, seed } from './runs.ts';

type Row = Record<string, unknown>;

const kindOf = (call: CallName) => applicationKinds.find((kind) => applications[kind].submit === call);

/** The statuses that a refusal may have. */
const refusals = [400, 401, 403, 404, 405, 409, 411, 413, 415, 422, 429];
const proved = 'proved@example.org';
const asked = 'asked@example.org';
const stranger = 'stranger@example.org';

let testServer: TestServer;
let headers: Record<string, string>;
let known: KnownTexts;
let rows: Awaited<ReturnType<typeof rememberRows>>;

/**
 * Sets up an account that is logged in, has sent each form and may reset its password; an address with a verified code;
 * and an address that was sent a code.
 */
beforeAll(async () => {
  testServer = await makeTestServer();
  const { token } = await signUpAndLogIn(testServer);
  const otp = await verifyEmail(testServer, proved);
  await testServer.call('sendSignUpCode', { email: asked });
  const Cookie = await verifyReset(testServer, visitor.email);
  headers = { Authorization: `Bearer ${token}`, Cookie };
  known = {
    otp: [otp, await testServer.codeFor(asked), '000000'],
    password: [visitor.password],
    confirm_password: [visitor.password],
    newPassword: ['five even quieter words', 'password'],
  };
  for (const kind of applicationKinds) {
    const { submit } = applications[kind];
    const answers = answersOf[kind];
    await testServer.call(submit, calls[submit].body === 'multipart' ? formOf(answers) : answers, {
      headers,
    });
  }
  rows = await rememberRows(testServer.db, testPostgres !== null);
});
afterAll(() => testServer.close());

/** Values with which a call can succeed; for a mail call these are the answers of the submission. */
function knownFor(name: CallName): KnownTexts {
  const sent = applicationKinds.find((kind) => applications[kind].mail === name);
  if (sent) {
    const answers: Readonly<Record<string, string>> = answersOf[sent];
    return Object.fromEntries(
      (callFields[name] ?? []).map((field) => [field.name, [answers[field.name] ?? '']]),
    );
  }
  const right = name === 'signUp' ? proved : name === 'verifyCode' ? asked : visitor.email;
  const others = [proved, asked, stranger, visitor.email.toUpperCase()];
  return { ...known, email: [right, right, right, right, ...others] };
}

/** A sent value as it must be stored: only these changes may be made to it. */
function keptOf(field: Field, sent: Readonly<Row>, isMultipart: boolean): string {
  const value = sent[field.name];
  if (!isShown(field, sent) || value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const spelled = (isMultipart ? text.toWellFormed() : text).replace(/\r\n?/g, '\n').trim();
  if (field.control === 'url') return withScheme(spelled);
  if (field.control === 'email') return spelled.toLowerCase();
  if (field.control === 'tel') return unmarked(spelled);
  return spelled;
}

async function readBackOf(name: CallName, response: Response): Promise<Row | undefined> {
  if (kindOf(name)) {
    const { data } = (await response.clone().json()) as { data: { id: string } };
    return JSON.parse((await testServer.dependencies.store.submissionById(data.id))?.payload ?? '{}') as Row;
  }
  if (name === 'updateProfile')
    return (await (await testServer.call('loadProfile', undefined, { headers })).json()) as Row;
  if (name === 'signUp')
    return testServer.db
      .selectFrom('account')
      .select(['name', 'email', 'phone_number', 'address', 'date_of_birth', 'gender'])
      .where('email', '=', proved)
      .executeTakeFirst();
  return undefined;
}

async function expectKept(name: CallName, entries: readonly Entry[], response: Response): Promise<void> {
  const stored = await readBackOf(name, response);
  if (!stored) return;
  const isMultipart = calls[name].body === 'multipart';
  const named = entries.filter(([key]) => key !== '__proto__');
  const sent = Object.fromEntries(
    await Promise.all(
      named.map(async ([key, value]) => [key, isMultipart ? await formTextOf(value) : value] as const),
    ),
  );
  const fields = (callFields[name] ?? []).filter(
    ({ control, name: key }) => control !== 'file' && !['otp', 'password', 'confirm_password'].includes(key),
  );
  // Addresses that are not ASCII are left out: accounts/emailAddress.ts changes their spelling in more ways.
  const plain = fields.filter(({ control }) => control !== 'email' || /^[ -~]*$/.test(String(sent.email)));
  expect(typeof stored.email !== 'string' || isEmail(stored.email)).toBe(true);
  const read = Object.fromEntries(plain.map((field) => [field.name, stored[field.name]]));
  expect(read).toEqual(
    Object.fromEntries(plain.map((field) => [field.name, keptOf(field, sent, isMultipart)])),
  );
}

async function expectFileKept(entries: readonly Entry[], response: Response): Promise<void> {
  // A file under another name is not stored.
  const [, file] = entries.find(([name, value]) => name === 'resume' && value instanceof File) ?? [];
  const { data } = (await response.clone().json()) as { data?: { resume?: string } };
  if (!(file instanceof File) || !data?.resume) return;
  const read = await testServer.api.request(`${apiBase}/files/${data.resume}`, { headers });
  expect(Buffer.from(await read.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
}

describe(`with the seed ${seed}`, () => {
  test.each(keysOf(calls))(
    '%s never fails, refusals have a message and change nothing, and accepted answers read back equal',
    async (name) => {
      const { method, path, body: kind } = calls[name];
      let accepted = 0;
      await fc.assert(
        fc
          .asyncProperty(
            bodyOf(callFields[name] ?? [], knownFor(name)),
            fc.nat({ max: 9 }),
            async (fuzzed, luck) => {
              const { type, body } = await wireOf(fuzzed, kind);
              const identity = luck === 0 ? { Authorization: 'Bearer e30.e30.e30' } : headers;
              const response = await testServer.api.request(apiBase + path, {
                method,
                headers: { ...identity, ...(type !== undefined && { 'Content-Type': type }) },
                ...(method !== 'GET' && { body }),
              });
              const { message } = (await response.clone().json()) as { message?: unknown };
              expect({ message }).toEqual({ message: expect.stringMatching(/./) as string });
              if (response.ok) {
                accepted += 1;
                await expectKept(name, fuzzed.entries, response);
                await expectFileKept(fuzzed.entries, response);
              }
              expect(
                response.ok || refusals.includes(response.status) ? 'as promised' : response.status,
              ).toBe('as promised');
              const changed = await rows.restore();
              expect(changed && !response.ok).toBe(false);
            },
          )
          // A failed case leaves its rows, which would make the next one fail as well.
          .beforeEach(async () => void (await rows.restore())),
        fuzz(),
      );
      // Otherwise the cases have tried nothing but refusals.
      expect(accepted).toBeGreaterThan(0);
    },
    fuzzTimeout,
  );
});
