import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../common/errorCode.ts';
import { beginFile } from '../common/durableFile.ts';
import { thrownMessageOf } from '../common/errorText.ts';
import { ConfigError } from './configError.ts';
import { previousSecretFile, secretFile } from './dataFiles.ts';

/** Bytes; a longer secret gains nothing with HMAC-SHA-256. */
const minBytes = 32;
/** 32 random hexadecimal digits have fewer distinct characters than this once in some three trillion draws. */
const minDistinct = 6;

/** What is wrong with a secret, as the rest of a sentence; undefined for a good one. */
export function secretProblemOf(secret: string): string | undefined {
  if (Buffer.byteLength(secret) < minBytes) return `must have at least ${minBytes} bytes`;
  return new Set(secret).size < minDistinct
    ? `must have at least ${minDistinct} different characters`
    : undefined;
}

const makeSecret = (): string => randomBytes(minBytes).toString('base64url');

/** Writes a file of the data folder durably; `giveName` is called when all of it is on the disk. @throws ConfigError */
function writeDurably(
  folder: string,
  name: string,
  text: string,
  giveName: (from: string, to: string) => void,
): void {
  const path = join(folder, name);
  let file;
  try {
    file = beginFile(path);
    writeFileSync(file.descriptor, text);
    file.publish(giveName);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: “${path}” cannot be written: ${thrownMessageOf(error)}. Free disk space or correct the permissions of the folder, then start again.`,
    );
  } finally {
    file?.discard();
  }
}

/**
 * Gives a file its name unless that exists. A hard link, unlike a rename, never replaces a file: of two processes that
 * start for the first time at once, the second keeps the secret of the first.
 */
function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'EEXIST') return;
    // Some file systems, such as exFAT, have no hard links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(code)) throw error;
    renameSync(from, to);
  }
}

/** @throws ConfigError if the file cannot be read or its secret is not good enough */
function readSecret(folder: string, name: string): string {
  const path = join(folder, name);
  let secret;
  try {
    secret = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`DATA_DIR: “${path}” cannot be read: ${thrownMessageOf(error)}.`);
  }
  const problem = secretProblemOf(secret);
  if (problem === undefined) return secret;
  const end =
    name === secretFile
      ? '. Then a new one is created, and all logins and links become invalid'
      : ', which is not needed';
  throw new ConfigError(
    `DATA_DIR: the secret in “${path}” ${problem}: restore it from a backup, or delete the file${end}.`,
  );
}

/** What to do about a missing secret. */
export const missingSecret = (folder: string): string =>
  `There is no secret in ${folder}: restore it, or the next start makes a new one and ends all logins.`;

/** What has happened when a start found no secret beside its database. */
export const replacedSecret = (folder: string): string =>
  `There was no secret in ${folder}, so a new one was made: all logins, codes and links in emails are invalid. To make them valid again, restore the old one from a backup and restart.`;

/** The secret in the data folder. @throws ConfigError, also if there is none */
export function loadSecret(folder: string): string {
  if (!existsSync(join(folder, secretFile))) throw new ConfigError(missingSecret(folder));
  return readSecret(folder, secretFile);
}

/** The secret in the data folder, created on the first start and readable by this user only. @throws ConfigError */
export function loadOrCreateSecret(folder: string): string {
  if (!existsSync(join(folder, secretFile))) writeDurably(folder, secretFile, makeSecret(), linkUnlessThere);
  return readSecret(folder, secretFile);
}

/** The secret before the present one; '' if there is none. @throws ConfigError */
export const loadPreviousSecret = (folder: string): string =>
  existsSync(join(folder, previousSecretFile)) ? readSecret(folder, previousSecretFile) : '';

/**
 * When the present secret replaced the previous one, in milliseconds since 1970. Undefined if none was ever replaced,
 * or if a rotation was interrupted before the new secret was written: both files hold the same one then.
 * @throws ConfigError
 */
export function rotationOf(folder: string): number | undefined {
  const previous = loadPreviousSecret(folder);
  if (previous === '' || previous === readSecret(folder, secretFile)) return undefined;
  return statSync(join(folder, previousSecretFile)).mtimeMs;
}

/**
 * Creates a new secret; the present one becomes the previous one, which verifies and never signs. The previous one is
 * written first, so that a crash between the two writes changes nothing. Running servers read both on their next start.
 * @throws ConfigError
 */
export function rotateSecret(folder: string): void {
  writeDurably(folder, previousSecretFile, readSecret(folder, secretFile), renameSync);
  writeDurably(folder, secretFile, makeSecret(), renameSync);
}
