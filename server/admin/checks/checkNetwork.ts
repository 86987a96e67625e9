import { createTransport } from 'nodemailer';
import { thrownMessageOf } from '../../common/errorText.ts';
import { relayOptionsOf } from '../../email/relayOptions.ts';
import { fail, ok, warn } from './checkResult.ts';
import type { CheckResult, Subject } from './checkResult.ts';

/** Milliseconds in which a relay or the site has to answer. */
const deadline = 10_000;

/** Connects to the relay and logs in; sends no email. */
export async function checkRelay({ values: { SMTP_URL } }: Subject): Promise<CheckResult[]> {
  if (SMTP_URL === '') return [warn('relay', 'SMTP_URL is not set: emails stay in the outbox.')];
  const { hostname, protocol } = new URL(SMTP_URL);
  const options = relayOptionsOf(SMTP_URL);
  const transport = createTransport({ ...options, socketTimeout: deadline });
  try {
    await transport.verify();
    return [
      ok('relay', `${hostname} answers${protocol === 'smtps:' || options.requireTLS ? ' with TLS' : ''}`),
    ];
  } catch (error) {
    return [fail('relay', `${hostname}: ${thrownMessageOf(error).split('\n')[0] ?? ''}.`)];
  } finally {
    transport.close();
  }
}

/** Requests the health check of the site at its public address. */
export async function checkSite({ values: { PUBLIC_URL } }: Subject): Promise<CheckResult[]> {
  if (PUBLIC_URL === '') return [warn('site', 'PUBLIC_URL is not set, so the site was not requested.')];
  const url = `${PUBLIC_URL}/healthz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadline), redirect: 'error' });
    await response.body?.cancel();
    return [response.ok ? ok('site', `${url} answers`) : fail('site', `${url} answers ${response.status}.`)];
  } catch (error) {
    const { cause = error } = error as Error;
    return [fail('site', `${url} does not answer: ${thrownMessageOf(cause)}.`)];
  }
}
