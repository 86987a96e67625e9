import { credentialsOf } from '../common/credentials.ts';
import { makeRedactor } from '../common/redactor.ts';
import type { Environment } from '../config/variables.ts';
import { relaySecretsOf } from '../email/relaySecrets.ts';

/** Makes a function that replaces the secrets of the environment in a text. */
export const redactorOf = (env: Environment): ((text: string) => string) =>
  makeRedactor([
    env.SECRET ?? '',
    env.SECRET_PREVIOUS ?? '',
    env.METRICS_TOKEN ?? '',
    ...credentialsOf(env.DATABASE_URL ?? '').passwords,
    ...relaySecretsOf(env.SMTP_URL ?? ''),
  ]);
