import { isDay } from '../../contract/rules.ts';
import type { Config } from '../config/config.ts';
import type { Environment } from '../config/variables.ts';
import { UsageError } from './commandErrors.ts';
import type { AdminDatabase } from './database.ts';

type Option = {
  type: 'string' | 'boolean';
  description: string;
  /** The placeholder of a string's value in the help. */
  value?: string;
};

/** What a command gets: its arguments as typed, the server's configuration and database, and its output. */
export type CommandContext = {
  args: readonly string[];
  env: Environment;
  json: boolean;
  /** Milliseconds since 1970 at which the command began. */
  now: number;
  text: (option: string) => string | undefined;
  flag: (option: string) => boolean;
  /** The configuration of the server. @throws ConfigError, or CommandError where there is no database yet */
  config: () => Config;
  /** The server's database; closed when the command ends. */
  database: () => Promise<AdminDatabase>;
  /**
   * Writes part of a result to standard output. Control characters are escaped in JSON and on a terminal. Resolves when
   * the reader has caught up.
   */
  write: (text: string) => Promise<void>;
  /** Writes a line for a person to standard output, or `facts` as one line of JSON with `--json`. */
  report: (line: string, facts: object) => Promise<void>;
  /** Writes a line to standard error. */
  note: (line: string) => void;
  /** Removes the secrets of the environment from a text that another program wrote. */
  redact: (text: string) => string;
};

export type Command = {
  /** One line for the list of commands. */
  summary: string;
  /** The arguments and options after the name, for the help. */
  usage: string;
  /** More lines for `--help`. */
  details: string;
  /** The number of positional arguments. */
  args: { min: number; max: number };
  options: Readonly<Record<string, Option>>;
  /** Whether its results quote settings and errors, so that secrets are removed from them as from messages. */
  quotesSettings?: true;
  /** Whether it migrates a database of an older version, because it is run before the server starts. Others refuse it. */
  migrates?: true;
  /** The exit code, 0 when nothing is given. */
  run(context: CommandContext): Promise<number | void>;
};

/** The value of a required option. @throws UsageError */
export function requiredText({ text }: CommandContext, option: string): string {
  const value = text(option);
  if (!value) throw new UsageError(`--${option} is missing.`);
  return value;
}

export const isoOf = (moment: number): string => new Date(moment).toISOString();

/**
 * Parses a day (`2026-11-21`, from midnight UTC) or an ISO 8601 time into milliseconds since 1970. @throws UsageError
 */
export function timeOptionOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]{4,12}(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const moment = isDay(day) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment))
    throw new UsageError(`--${option} must be a date such as 2026-11-21 or 2026-11-21T08:00:00Z.`);
  return moment;
}
