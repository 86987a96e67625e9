import type { Config } from '../config/config.ts';
import type { Environment } from '../config/variables.ts';
import { UsageError } from './commandErrors.ts';
import type { AdminDatabase } from './database.ts';

type Option = {
  type: 'string' | 'boolean';
  description: string;
  /** What stands for the value in the help of a `string`. */
  value?: string;
};

/** What a command gets: its arguments as typed, the server's configuration, and two ways to speak. */
export type CommandContext = {
  args: readonly string[];
  env: Environment;
  json: boolean;
  /** Milliseconds since 1970 at which the command began. */
  now: number;
  text: (option: string) => string | undefined;
  flag: (option: string) => boolean;
  /** The configuration of the server. @throws ConfigError, CommandError where there is no database yet. */
  config: () => Config;
  /** The server's database; closed when the command ends. */
  database: () => Promise<AdminDatabase>;
  /**
   * To standard output, a result, with orders to terminals escaped where it is JSON or goes to one; resolves when the reader
   * keeps up.
   */
  write: (text: string) => Promise<void>;
  /** A line for a person to standard output, or the same facts as one line of JSON when asked for. */
  report: (line: string, facts: object) => Promise<void>;
  /** A line to standard error. */
  note: (line: string) => void;
};

export type Command = {
  /** One line for the list of commands. */
  summary: string;
  /** What follows the name. */
  usage: string;
  /** More lines for `--help`. */
  details: string;
  /** How many arguments without a dash it takes. */
  args: { min: number; max: number };
  options: Readonly<Record<string, Option>>;
  /** The exit code, 0 when nothing is given. */
  run(context: CommandContext): Promise<number | void>;
};

/** The value of an option that must be there. @throws UsageError */
export function requiredText({ text }: CommandContext, option: string): string {
  const value = text(option);
  if (!value) throw new UsageError(`--${option} is missing.`);
  return value;
}

export const isoOf = (moment: number): string => new Date(moment).toISOString();

/** Whether a day of this spelling is in the calendar: Date.parse takes 30 February for 2 March. */
function isDay(text: string): boolean {
  const midnight = Date.parse(text);
  return !Number.isNaN(midnight) && isoOf(midnight).startsWith(text);
}

/** A day (`2026-11-21`) or a moment of ISO 8601, in milliseconds; days begin at midnight UTC. @throws UsageError */
export function momentOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]{4,12}(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const moment = isDay(day) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment))
    throw new UsageError(`--${option} must be a date such as 2026-11-21 or 2026-11-21T08:00:00Z.`);
  return moment;
}
