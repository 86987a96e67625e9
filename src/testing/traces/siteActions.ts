import type { UnknownAction } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { applicationKinds } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { jobTypes, openings } from '../../../contract/enumerations/openings.ts';
import { serviceTypes } from '../../../contract/enumerations/serviceTypes.ts';
import { paths } from '../../../contract/paths.ts';
import { dialogContents } from '../../content/dialogContent/dialogContents.ts';
import { testimonials } from '../../content/home/testimonials.ts';
import { tokenPart } from '../makeToken.ts';
import { teams } from '../../content/marketing/positions.ts';
import { loggedIn, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { codeStages, codeUses } from '../../state/forms/oneTimeCode.ts';

/**
 * Stands for every text that a visitor or a server could provide. No text of the site contains it, and the parts of it
 * that are searched for are longer than the random id of a trace, which could match by chance.
 */
export const canary = 'Kq7VxZ9w"é&/Jh3mW8tR';

const token = `${tokenPart({})}.${tokenPart({ email: `${canary}@mail.example`, exp: 4_000_000_000 })}.${canary}`;

/** A value from a closed list, and now and then the canary instead. */
const oneOf = (...list: readonly string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...list) }, { weight: 1, arbitrary: fc.constant(canary) });
const any = fc.constant(canary);
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const flag = fc.boolean();
const moment = fc.constantFrom(0, 1_790_000_000_000, 1_790_000_123_456);
const count = fc.integer({ min: -5, max: 10_000_000 });
const byName = <Value>(names: fc.Arbitrary<string>, value: fc.Arbitrary<Value>) =>
  fc.dictionary(names, value, { maxKeys: 4 });

const path = oneOf(...Object.values(paths), '*');
const application = oneOf(...applicationKinds);
const form = oneOf(...applicationKinds, 'signUp', 'login', 'forgotPassword', 'resetPassword', 'profile');
const codeForm = oneOf('signUp', 'forgotPassword');
const fieldName = oneOf('name', 'email', 'phone', 'gender', 'resume', 'otp', 'password');
const rule = oneOf('required', 'email', 'max', 'pdf');
const prefill = fc.record({
  jobType: maybe(oneOf(...jobTypes)),
  opening: maybe(oneOf(...openings.map(({ title }) => title))),
  serviceType: maybe(oneOf(...serviceTypes)),
});
const returnPath = fc.record({ path, prefill: maybe(prefill) });
const message = fc.oneof(any, fc.constant('Something went wrong. Please try again.'));
const dialog = fc.record({
  kind: oneOf(...Object.keys(dialogContents)),
  params: maybe(
    fc.record({
      message: maybe(message),
      returnPath: maybe(returnPath),
      owner: maybe(any),
      mayHaveArrived: maybe(fc.constant(true)),
    }),
  ),
});
const draft = fc.record({
  owner: orNull(any),
  savedAt: moment,
  values: byName(fieldName, any),
  fileNames: byName(fieldName, any),
  entry: maybe(any),
});
const issuedCode = {
  form: codeForm,
  address: any,
  endsAt: moment,
  sendAfter: moment,
  verifyAfter: moment,
  toldAt: moment,
  lost: fc.constantFrom(undefined, ...codeUses),
};

const payloads: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'auth/sessionEnded': fc.constant(undefined),
  'auth/loggedInFlagSet': flag,
  'ui/drawerToggled': flag,
  'ui/menuToggled': orNull(oneOf('about', 'services', 'supportHub')),
  'ui/menusClosed': fc.constant(undefined),
  'ui/colourModeChosen': oneOf('light', 'dark', 'system'),
  'ui/loadingStarted': oneOf('route', 'chunk', 'submit', 'page'),
  'ui/loadingEnded': oneOf('route', 'chunk', 'submit', 'page'),
  'ui/roleSelected': oneOf(...teams.flatMap(({ roles }) => roles.map(({ name }) => name))),
  'ui/teamChosen': orNull(oneOf(...teams.map(({ name }) => name))),
  'ui/technologyTabChosen': oneOf('Cloud', 'IOT'),
  'ui/testimonialOpened': oneOf(...testimonials.map(({ name }) => name)),
  'ui/searchToggled': flag,
  'dialog/dialogOpened': dialog,
  'dialog/questionAsked': dialog,
  'dialog/dialogClosed': fc.constant({ kind: 'job.failed', answer: 'confirm' }),
  'navigation/pageOpened': fc.record({ path, action: oneOf('POP', 'PUSH', 'REPLACE') }),
  'navigation/arrived': fc.record({
    status: orNull(message),
    returnPath: orNull(returnPath),
    prefill: orNull(prefill),
    hasEmail: flag,
    hasCodeAddress: flag,
  }),
  'navigation/pageFailed': fc.record({ kind: oneOf('chunk', 'error') }),
  'forms/formOpened': fc.record({ form }),
  'forms/formClosed': fc.record({ form }),
  'forms/fieldsReported': fc.record({
    form,
    fields: byName(
      fieldName,
      fc.record({ touched: flag, filled: flag, error: orNull(rule), refusal: orNull(message) }),
    ),
    submitFailed: flag,
  }),
  'forms/unsavedChanged': fc.record({ form, unsaved: flag }),
  'forms/codeSent': fc.record(issuedCode),
  'forms/codeArrivedByLink': fc.record(issuedCode),
  'forms/codeRestored': fc.record({ ...issuedCode, stage: oneOf(...codeStages) }),
  'forms/codeVerified': fc.record({ form, endsBy: moment }),
  'forms/codeForgotten': fc.record({ form }),
  'forms/submitStarted': fc.record({ form }),
  'forms/uploadProgressed': fc.record({ form, sent: count, all: count }),
  'forms/submitEnded': fc.record({ form }),
  'notices/sessionEndNeared': fc.record({ minutesLeft: count }),
  'notices/connectionLost': fc.constant(undefined),
  'notices/siteReplaced': fc.constant(undefined),
  'notices/scriptFailed': fc.constant(undefined),
  'notices/waitTookLong': fc.constant(undefined),
  'drafts/draftSaved': fc.record({ form: application, draft }),
  'drafts/draftDiscarded': fc.record({ form: application }),
  'receipt/submissionStored': fc.record({
    kind: application,
    owner: orNull(any),
    sentAt: moment,
    reference: orNull(any),
    values: byName(fieldName, any),
    file: orNull(fc.record({ field: any, name: any, size: count, reference: orNull(any) })),
    mailed: flag,
  }),
  'receipt/receiptOpened': fc.constant(undefined),
  'accountEntries/entriesKept': fc.record({
    form: codeForm,
    owner: orNull(any),
    values: byName(fieldName, any),
  }),
  [canary]: any,
};

const dispatched = Object.entries(payloads).map(([type, payload]) =>
  fc.record({ type: fc.constant(type), payload }),
);

const profile = { name: canary, email: canary, address: canary, jobApplications: [{ role: canary }] };
const call = fc
  .record({
    endpointName: fc.constantFrom(...Object.keys(calls), canary),
    requestStatus: fc.constantFrom('pending', 'fulfilled', 'rejected'),
    requestId: fc.constantFrom('a', 'b', canary),
    status: fc.constantFrom(200, 401, 422, 503),
    message,
  })
  .chain(({ endpointName, requestStatus, requestId, status, message: words }) => {
    const isQuery = endpointName === 'loadProfile';
    const error = { kind: 'failure', status, message: words, fields: { name: canary } };
    const base = { requestId, startedTimeStamp: status, fulfilledTimeStamp: status, baseQueryMeta: canary };
    const arg = {
      type: isQuery ? 'query' : 'mutation',
      endpointName,
      originalArgs: canary,
      track: true,
      subscribe: true,
      queryCacheKey: `${endpointName}("${canary}")`,
      fixedCacheKey: endpointName,
    };
    const [payload, meta] =
      requestStatus === 'rejected'
        ? [error, { rejectedWithValue: true, condition: false }]
        : [requestStatus === 'pending' ? undefined : profile, {}];
    return fc.constant({
      type: `api/execute${isQuery ? 'Query' : 'Mutation'}/${requestStatus}`,
      payload,
      meta: { ...base, ...meta, arg, requestStatus },
    });
  });

const session = fc.constantFrom(
  loggedIn({ token }),
  loggedIn({ token: canary }),
  sessionSyncedFromOtherTab({ token }),
);

/**
 * Any action that the site dispatches, with the canary for every text of a visitor or server, and now and then for
 * others.
 */
export const siteAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  { weight: 10, arbitrary: fc.oneof(...dispatched) },
  { weight: 3, arbitrary: call },
  { weight: 1, arbitrary: session },
);

/**
 * The forms of the canary that occur in a text: plain, in part, as in JSON, percent-encoded, in hexadecimal or Base64,
 * and backwards.
 */
export function canariesIn(text: string): string[] {
  const bytes = Buffer.from(canary);
  const plain = canary.slice(0, 8);
  const end = canary.slice(-8);
  // The Base64 characters that do not depend on neighbouring bytes, for each of the three possible alignments.
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), Buffer.from(plain)])
      .toString('base64')
      .slice(before === 0 ? 0 : 4, 8),
  );
  const forms = [
    canary,
    plain,
    end,
    JSON.stringify(canary).slice(1, -1),
    encodeURIComponent(canary),
    bytes.toString('hex'),
    Buffer.from(plain).toString('hex'),
    plain.split('').toReversed().join(''),
    ...inBase64,
  ];
  const lower = text.toLowerCase();
  return forms.filter((hidden) => lower.includes(hidden.toLowerCase()));
}
