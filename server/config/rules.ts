import { isLoopback } from '../common/isLoopback.ts';
import { codesOfDay } from '../common/settings.ts';
import { secretProblemOf } from './secret.ts';
import type { Values } from './variables.ts';

/** False for hosts that lead a visitor's browser to the visitor's own computer, or nowhere. */
function isPublicUrl(url: string): boolean {
  if (url === '') return false;
  const name = new URL(url).hostname.replace(/\.$/, '');
  return !isLoopback(name) && !name.endsWith('.localhost') && !['0.0.0.0', '[::]'].includes(name);
}

const isProduction = ({ NODE_ENV }: Values): boolean => NODE_ENV === 'production';
const isPlaceholder = (email: string): boolean => /@example\.invalid>?$/.test(email);

/** Why emails may not be shown at /outbox with these settings; undefined if they may. */
export function outboxObstacleOf(values: Values): string | undefined {
  if (isProduction(values)) return 'with NODE_ENV=production';
  if (values.SMTP_URL !== '') return 'with SMTP_URL';
  if (isPublicUrl(values.PUBLIC_URL)) return 'with a public PUBLIC_URL';
  if (values.TRUST_PROXY > 0) return 'with TRUST_PROXY';
  return isLoopback(values.HOST) ? undefined : 'with a HOST that other computers can reach';
}

type Rule = (values: Values) => string | false | undefined;

const rules: readonly Rule[] = [
  (values) =>
    isProduction(values) &&
    values.DATABASE_URL !== '' &&
    values.SECRET === '' &&
    'SECRET must be set when DATABASE_URL is set in production, to the same value for every process.',
  ...(['SECRET', 'SECRET_PREVIOUS'] as const).map((name): Rule => (values) => {
    const problem = values[name] === '' ? undefined : secretProblemOf(values[name]);
    return problem && `${name} ${problem}: make one with “openssl rand -base64 32”.`;
  }),
  ...(['MAIL_FROM', 'STAFF_EMAIL'] as const).map(
    (name): Rule =>
      (values) =>
        isProduction(values) &&
        values.SMTP_URL !== '' &&
        isPlaceholder(values[name]) &&
        `${name} must be a real address when SMTP_URL is set in production.`,
  ),
  (values) =>
    isProduction(values) &&
    values.SMTP_URL !== '' &&
    !isPublicUrl(values.PUBLIC_URL) &&
    'PUBLIC_URL must be the address at which visitors reach the site when SMTP_URL is set in production, because emails contain links to it.',
  (values) =>
    values.RATE_LIMITS === 'off' &&
    (isProduction(values) || !isLoopback(values.HOST)) &&
    'RATE_LIMITS may be off only outside production and with a loopback HOST such as 127.0.0.1.',
  (values) => {
    const obstacle = values.OUTBOX === 'on' && outboxObstacleOf(values);
    return obstacle && `OUTBOX must be off ${obstacle}, because emails contain codes.`;
  },
  (values) =>
    values.METRICS_PORT !== undefined &&
    values.METRICS_PORT !== 0 &&
    values.METRICS_PORT === values.PORT &&
    'METRICS_PORT must differ from PORT.',
];

/** Problems of values that do not fit together, one sentence each, which names the variable and repeats no secret. */
export const problemsOfValues = (values: Values): string[] => rules.flatMap((rule) => rule(values) || []);

const isPlainRemoteDatabase = (url: string): boolean => {
  if (url === '') return false;
  const { hostname, searchParams } = new URL(url);
  return hostname !== '' && !isLoopback(hostname) && !searchParams.has('sslmode');
};

const warnings: readonly Rule[] = [
  (values) =>
    isProduction(values) &&
    values.SMTP_URL === '' &&
    'SMTP_URL is not set: emails stay in the outbox and reach nobody.',
  (values) =>
    isProduction(values) &&
    !isPublicUrl(values.PUBLIC_URL) &&
    'PUBLIC_URL is not a public address: links in emails and the canonical URLs of pages lead to localhost.',
  (values) =>
    isPublicUrl(values.PUBLIC_URL) &&
    values.PUBLIC_URL.startsWith('http:') &&
    'PUBLIC_URL is not https: passwords are sent unencrypted, and browsers refuse the cookie of a password recovery.',
  (values) =>
    isPlainRemoteDatabase(values.DATABASE_URL) &&
    'DATABASE_URL leads to another computer without TLS: add ?sslmode=verify-full unless the network is private.',
  (values) =>
    isProduction(values) &&
    codesOfDay(values.MAIL_PER_DAY).isWholeShare &&
    'MAIL_PER_DAY is so low that a single network can use up the sign-up and reset codes of a whole day.',
  (values) =>
    isProduction(values) && values.PASSWORD_MIN < 8 && 'PASSWORD_MIN is lower than 8, the minimum of ASVS.',
];

/** Warnings about values that work but are seldom intended, in one sentence each. */
export const warningsOf = (values: Values): string[] => warnings.flatMap((rule) => rule(values) || []);
