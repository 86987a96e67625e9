import { makeMeasuredSite } from '../../mocks/http/measuredSite.ts';
import { taken } from '../../mocks/email/relayResults.ts';
import { countedMailer, countedRateLimits } from './counted.ts';

let measured: Awaited<ReturnType<typeof makeMeasuredSite>>;
beforeEach(async () => {
  measured = await makeMeasuredSite();
});
afterEach(() => measured.testServer.close());

test('refusals of limits and outcomes of emails are counted', async () => {
  const { metrics } = measured.prometheus;
  for (const wait of [0, 0.5])
    expect(await countedRateLimits({ consume: async () => wait }, metrics).consume('logIn', 'x')).toBe(wait);
  const email = { id: '1', to: 'x@example.org', subject: '', text: '' };
  await countedMailer({ send: async () => taken }, metrics).send(email);
  const failing = countedMailer({ send: () => Promise.reject(new Error('later')) }, metrics);
  await expect(failing.send(email)).rejects.toThrow('later');
  metrics.mailShareSpent('reset');
  const text = await measured.prometheus.text();
  expect(text).toContain('rate_limit_refusals_total{limit="logIn"} 1');
  expect(text).toContain('email_deliveries_total{outcome="sent"} 1');
  expect(text).toContain('email_deliveries_total{outcome="failed"} 1');
  expect(text).toContain('mail_share_spent_total{kind="reset"} 1');
});

test('counting deliveries passes on what may abort them to the mailer', async () => {
  const send = jest.fn(async () => taken);
  const sending = new AbortController();
  const email = { id: 'one', to: 'a@example.org', subject: '', text: '', html: '' };
  await countedMailer({ send }, measured.prometheus.metrics).send(email, sending);
  expect(send).toHaveBeenCalledWith(email, sending);
});
