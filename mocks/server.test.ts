import { calls } from '../contract/calls.ts';
import { deferredResponse, htmlAnswer, noMessage, offline, serverMessage, slow } from './faults.ts';
import {
  answersOf,
  formOf,
  jobAnswers,
  logIn,
  signUpAndLogIn,
  makePdf,
  signUp,
  visitor,
} from './fixtures.ts';
import { spyOnCall } from './spyOnCall.ts';
import { allowReset, installMocks, server, currentTestServer } from './server.ts';

installMocks();

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${location.origin}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('the API inside tests', () => {
  test('a visitor signs up, logs in and applies, and the test can read the emails', async () => {
    await post(calls.sendSignUpCode.path, { email: visitor.email });
    const otp = await (await currentTestServer()).codeFor(visitor.email);
    expect((await post(calls.verifyCode.path, { email: visitor.email, otp })).status).toBe(200);
    const answers = { ...visitor, confirm_password: visitor.password, otp };
    expect((await post(calls.signUp.path, answers)).status).toBe(201);
    const { token } = (await (await post(calls.logIn.path, visitor)).json()) as { token: string };

    const sent = await fetch(`${location.origin}/api${calls.submitJobApplication.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: formOf(jobAnswers),
    });
    expect(sent.status).toBe(201);
    const { data } = (await sent.json()) as { data: { resume: string } };
    const mailed = await post(calls.mailJobApplication.path, { ...jobAnswers, resume: data.resume });
    expect(mailed.status).toBe(202);
    const emails = await (await currentTestServer()).mailbox();
    expect(emails.map(({ template }) => template).toSorted()).toEqual([
      'sign-up-code',
      'submission-applicant',
      'submission-staff',
    ]);
  });

  test('a file arrives with its name and content unchanged', async () => {
    const { token } = await signUpAndLogIn(await currentTestServer());
    const sent = await fetch(`${location.origin}/api${calls.submitJobApplication.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: formOf(jobAnswers, makePdf('லைலா.pdf', 'ஒன்று')),
    });
    const { data } = (await sent.json()) as { data: { resume: string } };
    const { store } = (await currentTestServer()).dependencies;
    expect((await store.fileByRef(data.resume))?.shown_name).toBe('லைலா.pdf');
    expect(new TextDecoder().decode(await store.filePiece(data.resume, 0))).toContain('ஒன்று');
  });

  test('a visitor who forgot the password sets a new one, with an HttpOnly cookie', async () => {
    await signUp(await currentTestServer());
    const { email } = visitor;
    const reset = () => post(calls.resetPassword.path, { email, newPassword: 'five even quieter words' });
    expect((await reset()).status).toBe(403);
    await post(calls.sendResetCode.path, { email });
    const otp = await (await currentTestServer()).codeFor(email, 'reset-code');
    expect((await post(calls.verifyCode.path, { email, otp })).status).toBe(200);
    expect(document.cookie).toBe('');
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(403);
    expect(await logIn(await currentTestServer(), { email, password: 'five even quieter words' })).not.toBe(
      '',
    );
  });

  test('after allowReset a new password can be set without a code', async () => {
    const { email } = await signUp(await currentTestServer());
    await allowReset(email);
    const answer = await post(calls.resetPassword.path, { email, newPassword: 'five even quieter words' });
    expect(answer.status).toBe(200);
  });

  test('accounts, emails and cookies of earlier tests are gone', async () => {
    expect((await post(calls.logIn.path, visitor)).status).toBe(401);
    expect(await (await currentTestServer()).mailbox()).toEqual([]);
    const answer = await post(calls.resetPassword.path, { email: visitor.email, newPassword: 'five words' });
    expect(answer.status).toBe(403);
  });
});

describe('spyOnCall', () => {
  test('records the requests of a call with a body and of one without', async () => {
    const { token } = await signUpAndLogIn(await currentTestServer());
    const authorization = `Bearer ${token}`;
    const [submitted, loaded] = [spyOnCall(calls.submitFeedback), spyOnCall(calls.loadProfile)];
    server.use(submitted.handler, loaded.handler);
    await post(calls.submitFeedback.path, answersOf.feedback, { Authorization: authorization });
    const headers = { Authorization: authorization };
    expect((await fetch(`${location.origin}/api${calls.loadProfile.path}`, { headers })).status).toBe(200);
    expect(submitted.requests).toEqual([
      { authorization, contentType: 'application/json', body: answersOf.feedback },
    ]);
    expect(loaded.requests).toEqual([{ authorization, contentType: '', body: null }]);
  });
});

describe('faults', () => {
  test('an offline call fails with a network error', async () => {
    server.use(offline(calls.logIn));
    await expect(post(calls.logIn.path, visitor)).rejects.toMatchObject({ name: 'TypeError' });
  });

  test('a call is answered with a message, without one, and with a page instead of JSON', async () => {
    server.use(serverMessage(calls.logIn, 503, 'We are resting.'));
    expect(await (await post(calls.logIn.path, visitor)).json()).toEqual({ message: 'We are resting.' });
    server.use(noMessage(calls.logIn, 500));
    expect(await (await post(calls.logIn.path, visitor)).json()).toEqual({});
    server.use(htmlAnswer(calls.logIn));
    expect(await (await post(calls.logIn.path, visitor)).text()).toContain('<h1>');
  });

  test('a slow call and a deferred one are finally answered by the real server', async () => {
    server.use(slow(calls.logIn, 5));
    expect((await post(calls.logIn.path, visitor)).status).toBe(401);
    const { handler, release } = deferredResponse(calls.logIn);
    server.use(handler);
    const answer = post(calls.logIn.path, visitor);
    release();
    expect((await answer).status).toBe(401);
  });
});
