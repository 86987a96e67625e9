import { calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import { keysOf } from '../../contract/keysOf.ts';
import { answersOf, formOf, jobAnswers, signUpAndLogIn } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeRateLimits } from '../http/limits/rateLimits.ts';
import { shareOf } from '../common/settings.ts';
import type { RateLimitName } from '../common/settings.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer({ rateLimits: makeRateLimits });
});
afterEach(() => testServer.close());

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

const formLimits = ['formAccount', 'formAddress', 'formAccountDay', 'formAddressDay'] as const;
const limitsOfCall: Record<CallName, readonly RateLimitName[]> = {
  sendSignUpCode: ['send', 'sendDay'],
  sendResetCode: ['send', 'sendDay'],
  verifyCode: ['verify'],
  signUp: ['signUp'],
  logIn: ['logIn'],
  resetPassword: ['reset'],
  loadProfile: ['profileLoad'],
  updateProfile: ['profile'],
  submitJobApplication: formLimits,
  mailJobApplication: ['mail'],
  submitFeedback: formLimits,
  mailFeedback: ['mail'],
  submitInternshipApplication: formLimits,
  mailInternshipApplication: ['mail'],
  submitPartnershipApplication: formLimits,
  mailPartnershipApplication: ['mail'],
  submitServiceRequest: formLimits,
  mailServiceRequest: ['mail'],
  submitConsultationRequest: formLimits,
  mailConsultationRequest: ['mail'],
};

test('every call is counted against its limits, whatever its body, and every limit is used by a call', async () => {
  const counted: RateLimitName[] = [];
  const counting = await makeTestServer({
    rateLimits: () => ({ consume: async (limit) => counted.push(limit) && 0 }),
  });
  const { token } = await signUpAndLogIn(counting);
  for (const name of keysOf(limitsOfCall)) {
    counted.length = 0;
    const body = calls[name].body === 'none' ? undefined : { unheard: 'of' };
    await counting.call(name, body, { token });
    expect({ name, limits: counted }).toEqual({ name, limits: limitsOfCall[name] });
  }
  const used = new Set(Object.values(limitsOfCall).flat());
  expect(used).toEqual(new Set(Object.keys(counting.settings.rateLimits)));
  await counting.close();
});

describe('many requests', () => {
  test('requests from one network address have to wait, and those from others need not', async () => {
    const ask = (address: string) =>
      testServer.call('sendSignUpCode', { email: 'x@example.org' }, { address });
    for (let count = 0; count < 10; count += 1) expect((await ask('192.0.2.1')).status).toBe(200);
    const refused = await ask('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(await messageOf(refused)).toBe('Too many requests. Please wait 60 minutes and try again.');
    expect((await ask('192.0.2.2')).status).toBe(200);
  });

  test.each([
    ['verifyCode', 'verify'],
    ['signUp', 'signUp'],
    ['logIn', 'logIn'],
    ['resetPassword', 'reset'],
    ['updateProfile', 'profile'],
    ['mailJobApplication', 'mail'],
  ] as const)('of the kind %s have to wait, whatever their body', async (call, limit) => {
    const { points, duration } = testServer.settings.rateLimits[limit];
    const { token } = await signUpAndLogIn(testServer);
    const statusOf = async (address: string) => (await testServer.call(call, {}, { address, token })).status;
    const statuses: number[] = [];
    for (let count = 0; count < points; count += 1) statuses.push(await statusOf('192.0.2.1'));
    expect(statuses).not.toContain(429);
    const refused = await testServer.call(call, {}, { address: '192.0.2.1', token });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(duration);
    expect(await statusOf('192.0.2.2')).toBe(statuses[0]);
  });

  test('requests of one account have to wait wherever they come from', async () => {
    const { token } = await signUpAndLogIn(testServer);
    const submit = (count: number) =>
      testServer.call('submitJobApplication', formOf({ ...jobAnswers, experience: String(count) }), {
        token,
        address: `192.0.2.${count}`,
      });
    for (let count = 0; count < 10; count += 1) expect((await submit(count)).status).toBe(201);
    expect((await submit(10)).status).toBe(429);
  });

  test('requests of one account for its profile have to wait wherever they come from, and those of others need not', async () => {
    const { token } = await signUpAndLogIn(testServer);
    const other = await signUpAndLogIn(testServer, { email: 'neighbour@example.org' });
    const load = (bearer: string, count: number) =>
      testServer.call('loadProfile', undefined, { token: bearer, address: `192.0.2.${count}` });
    const { points, duration } = testServer.settings.rateLimits.profileLoad;
    for (let count = 0; count < points; count += 1) expect((await load(token, count)).status).toBe(200);
    const refused = await load(token, points);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(duration);
    expect((await load(other.token, points)).status).toBe(200);
  });

  test('requests of one account do not use up the allowance of others at its network address', async () => {
    const eager = await signUpAndLogIn(testServer);
    const neighbour = await signUpAndLogIn(testServer, { email: 'neighbour@example.org' });
    const submit = ({ token }: typeof eager, message: string) =>
      testServer.call('submitFeedback', { ...answersOf.feedback, message }, { token, address: '192.0.2.1' });
    const { points } = testServer.settings.rateLimits.formAddress;
    for (let count = 0; count <= points; count += 1) await submit(eager, `Message ${count}`);
    expect((await submit(eager, 'One more')).status).toBe(429);
    expect((await submit(neighbour, 'The first')).status).toBe(201);
  });

  test('requests for codes from one network address have to wait until the next day, and one network cannot use up the share', async () => {
    const began = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const atHour = (hours: number) => clock.mockReturnValue(began + hours * 3_600_001);
    const ask = (address: string, count: number) =>
      testServer.call('sendResetCode', { email: `somebody${count}@example.org` }, { address });
    const { settings } = testServer;
    const { send, sendDay } = settings.rateLimits;
    for (let count = 0; count < sendDay.points; count += 1) {
      atHour(Math.floor(count / send.points));
      expect((await ask('192.0.2.1', count)).status).toBe(200);
    }
    // A request refused by the hourly limit does not count for the day.
    expect((await ask('192.0.2.1', 1000)).status).toBe(429);
    atHour(sendDay.points / send.points);
    const refused = await ask('192.0.2.1', 1001);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(17 * 3600);
    expect((await ask('192.0.2.2', 1002)).status).toBe(200);
    atHour(24);
    expect((await ask('192.0.2.1', 1003)).status).toBe(200);
    clock.mockRestore();
    expect(sendDay.points * settings.networkAllowance).toBeLessThan(shareOf(settings, 'signUp') / 2);
    expect(sendDay.points * settings.networkAllowance).toBeLessThan(shareOf(settings, 'reset'));
  });

  describe('the limits of forms in a day', () => {
    const hour = 3_600_000;
    const began = Date.now();
    let clock: jest.SpyInstance<number>;
    beforeEach(() => {
      clock = jest.spyOn(Date, 'now');
    });
    afterEach(() => clock.mockRestore());
    const atHour = (hours: number) => clock.mockReturnValue(began + hours * (hour + 1));
    const submit = (token: string, count: number, address: string) =>
      testServer.call(
        'submitFeedback',
        { ...answersOf.feedback, message: `Message ${count}` },
        { token, address },
      );

    test('an account has to wait until the next day after 30 forms', async () => {
      const { token } = await signUpAndLogIn(testServer);
      for (let hours = 0; hours < 3; hours += 1) {
        atHour(hours);
        for (let count = 10 * hours; count < 10 * (hours + 1); count += 1)
          expect((await submit(token, count, `192.0.2.${count}`)).status).toBe(201);
        // A form refused by the hourly limit does not count for the day.
        expect((await submit(token, 100, '192.0.2.200')).status).toBe(429);
      }
      atHour(3);
      const refused = await submit(token, 30, '192.0.2.30');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(20 * 3600);
      expect(await messageOf(refused)).toBe(
        'You have sent many forms in a day. Please wait 21 hours and try again.',
      );
      atHour(24);
      expect((await submit(token, 31, '192.0.2.31')).status).toBe(201);
    });

    test('a network address has to wait until the next day after 200 forms, whoever sends them', async () => {
      const address = '192.0.2.1';
      const tokens: string[] = [];
      for (let count = 0; count < 21; count += 1) {
        atHour(Math.floor(count / 10));
        const { token } = await signUpAndLogIn(testServer, { email: `member${count}@example.org` });
        tokens.push(token);
      }
      const token = tokens.pop() ?? '';
      for (let count = 0; count < 200; count += 1) {
        atHour(3 + Math.floor(count / 50));
        expect((await submit(tokens[count % 20] ?? '', count, address)).status).toBe(201);
      }
      atHour(7);
      expect(await messageOf(await submit(token, 200, address))).toMatch(
        /^You have sent many forms in a day\./,
      );
      expect((await submit(token, 200, '192.0.2.2')).status).toBe(201);
    });
  });
});
