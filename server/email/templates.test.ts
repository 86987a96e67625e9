import { codeHashOf } from '../../contract/codeLink.ts';
import { paths } from '../../contract/paths.ts';
import { momentIn } from '../../contract/times/timeZones.ts';
import { signUp, verifyReset, visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { defaultSettings } from '../common/settings.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer({
    settings: { publicUrl: 'https://firm.example', firmName: 'A Firm', replyTo: 'office@firm.example' },
  });
});
afterEach(() => testServer.close());

const { email, name } = visitor;

/** The only email that is sent now. */
async function sentEmail() {
  await testServer.flush();
  expect(testServer.sent).toHaveLength(1);
  const [sent] = testServer.sent.splice(0);
  return sent!;
}
const signUpSilently = async () => {
  await signUp(testServer);
  await testServer.flush();
  testServer.sent.length = 0;
};
/** The links in the text of an email, each of which its HTML must have, too. */
const linksOf = ({ text, html = '' }: { text: string; html?: string }) => {
  const inText = text.match(/https?:\S+/g) ?? [];
  for (const link of inText) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  return inText;
};
const link = (path: string) => `https://firm.example${path}`;
const endOfCode = () =>
  momentIn(testServer.clock.now() + testServer.settings.code.lifetime, testServer.settings.timeZone);

test('a code to sign up comes with a link that fills it in and with its expiry, and greets nobody by name', async () => {
  await testServer.call('sendSignUpCode', { email });
  const code = await testServer.codeFor(email);
  const sent = await sentEmail();
  expect(sent).toMatchObject({
    to: email,
    replyTo: 'office@firm.example',
    subject: `${code} is your code for A Firm`,
  });
  expect(linksOf(sent)).toContain(link(`${paths.signUp}${codeHashOf(code, email)}`));
  expect(sent.text).toMatch(
    new RegExp(`^Hello,\n\nYour code to create an account at A Firm is:\n\\s*${code}\n`),
  );
  expect(sent.text).toContain(
    `It works once, for 10 minutes after you asked for it, until ${endOfCode()}. Fill`,
  );
  expect(sent.text).toContain('If you did not ask for it, somebody mistyped an address');
});

test('a code that is sent once more says how long it works from then on, as the server is set', async () => {
  await testServer.close();
  const { code } = defaultSettings;
  testServer = await makeTestServer({ settings: { code: { ...code, lifetime: 20 * 60_000 } } });
  await testServer.call('sendSignUpCode', { email });
  expect((await sentEmail()).text).toContain('for 20 minutes after you asked for it');
  testServer.clock.move(330_000);
  await testServer.call('sendSignUpCode', { email });
  expect((await sentEmail()).text).toContain('for 14 minutes after you asked for it');
});

test('a code to reset a password links to its page, and warns whoever did not ask for it', async () => {
  await signUpSilently();
  testServer.clock.move(60_000);
  await testServer.call('sendResetCode', { email });
  const code = await testServer.codeFor(email, 'reset-code');
  const sent = await sentEmail();
  expect(sent.replyTo).toBe('office@firm.example');
  expect(sent.subject).toBe(`${code} is your code for A Firm`);
  expect(linksOf(sent)).toContain(link(`${paths.forgotPassword}${codeHashOf(code, email)}`));
  expect(sent.text).toContain(`Hello ${name},\n\nYour code to set a new password at A Firm is:\n`);
  expect(sent.text).toContain('If you did not ask for it, tell it to nobody: your password stays as it is.');
});

test('the email about a changed password has the time, and a link to set another one', async () => {
  await signUpSilently();
  testServer.clock.move(60_000);
  const headers = { Cookie: await verifyReset(testServer, email) };
  await testServer.db.deleteFrom('outbox').execute();
  await testServer.call('resetPassword', { email, newPassword: 'five even quieter words' }, { headers });
  const changedAt = momentIn(testServer.clock.now(), testServer.settings.timeZone);
  testServer.clock.move(60_000);
  const sent = await sentEmail();
  expect(sent).toMatchObject({
    to: email,
    replyTo: 'office@firm.example',
    subject: 'Your password for A Firm was changed',
  });
  expect(sent.text).toContain(`Hello ${name},\n`);
  expect(sent.text).toContain(
    `was changed on ${changedAt}. Everybody who was logged in to it has been logged out.`,
  );
  expect(sent.text).toContain('If it was you, you need not do anything.');
  expect(sent.text).toContain('If it was not, somebody can read your email: secure your mailbox first');
  expect(linksOf(sent)).toContain(link(paths.forgotPassword));
});

test('signing up with an account already sends no code, but links to log in and to set a new password', async () => {
  await signUpSilently();
  testServer.clock.move(60_000);
  await testServer.call('sendSignUpCode', { email });
  const sent = await sentEmail();
  expect(sent).toMatchObject({
    to: email,
    replyTo: 'office@firm.example',
    subject: 'You already have an account at A Firm',
  });
  expect(sent.text).toContain(`Hello ${name},\n`);
  expect(sent.text).toContain('There is one already, so no code was made.');
  expect(sent.text).toContain('Forgot your password? Set a new one.');
  expect(sent.text).toContain('If it was not you, you need not do anything.');
  expect(sent.text).not.toMatch(/\d{6}/);
  expect(linksOf(sent)).toEqual(expect.arrayContaining([link(paths.login), link(paths.forgotPassword)]));
});

test('an email about an account that was deleted meanwhile greets nobody by name', async () => {
  await signUpSilently();
  testServer.clock.move(60_000);
  await testServer.call('sendSignUpCode', { email });
  await testServer.db.deleteFrom('account').execute();
  expect((await sentEmail()).text).toMatch(/^Hello,\n\nSomebody, probably you/);
});

test('a code that was made while the clock was ahead is not sent', async () => {
  const day = 24 * 3_600_000;
  testServer.clock.move(day);
  await testServer.call('sendSignUpCode', { email });
  testServer.clock.move(-day);
  await testServer.flush();
  expect(testServer.sent).toEqual([]);
});
