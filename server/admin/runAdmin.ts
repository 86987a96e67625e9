import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import { dataFolderOf } from '../config/variables.ts';
import type { Environment } from '../config/variables.ts';
import { CommandError, UsageError } from './commandErrors.ts';
import type { Command, CommandContext } from './command.ts';
import { commands } from './commands.ts';
import { openAdminDatabase } from './database.ts';
import type { AdminDatabase } from './database.ts';
import { sentenceOf } from './errorSentence.ts';
import { commandHelp, generalHelp } from './help.ts';
import { printable } from './printable.ts';
import { redactorOf } from './redactor.ts';
import { databaseFile } from '../config/dataFiles.ts';

/** What a command needs from its process; tests replace it. */
export type AdminIo = {
  stdout: (text: string) => Promise<void>;
  stderr: (text: string) => void;
  now: () => number;
  /** Whether standard output is a terminal. */
  isTerminal: boolean;
};

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** Checks that the folder of the server has a database: a mistyped DATA_DIR is told apart from a lost secret. */
function requireDatabase(env: Environment): void {
  if (env.DATABASE_URL?.trim()) return;
  const folder = dataFolderOf(env);
  if (existsSync(join(folder, databaseFile))) return;
  throw new CommandError(
    `There is no database in “${folder}”: set DATA_DIR to the folder that the server uses.`,
  );
}

/**
 * Whether an argument is an id that begins with dashes: no option but -h has a single dash, and none is as long as an
 * id.
 */
const isDashedId = (argument: string): boolean =>
  /^-[^-]/.test(argument) ? argument !== '-h' : /^--[\w-]{20}$/.test(argument);

/** Moves such ids behind `--`, where parseArgs does not take them for options. */
function withIdsLast(argv: readonly string[]): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const [before, after] = [argv.slice(0, end), argv.slice(end + 1)];
  const ids = [...before.filter(isDashedId), ...after];
  const others = before.filter((argument) => !isDashedId(argument));
  return ids.length > 0 ? [...others, '--', ...ids] : others;
}

function parse(name: string, command: Command, argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([option, { type }]) => [option, { type }]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: withIdsLast(argv),
      options: { ...options, ...common },
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, args: positionals };
  } catch (error) {
    // The first sentence of parseArgs' message says what is wrong.
    throw new UsageError(`${name}: ${(error as Error).message.split('. ')[0] ?? ''}.`);
  }
}

/** Refuses an empty argument, which is most often an unset shell variable: every id begins with the empty text. */
function checkArguments(name: string, { args: { min, max }, usage }: Command, args: readonly string[]): void {
  const isBlank = args.some((argument) => argument.trim() === '');
  if (isBlank || args.length < min || args.length > max)
    throw new UsageError(`Usage: npm run admin -- ${name} ${usage}`);
}

async function runCommand(
  name: string,
  argv: readonly string[],
  env: Environment,
  { redact, ...io }: AdminIo & { redact: (text: string) => string },
) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command “${name}”; --help lists them.`);
  const { values, args } = parse(name, command, argv);
  if (values.help) {
    await io.stdout(commandHelp(name, command));
    return 0;
  }
  checkArguments(name, command, args);

  const json = values.json === true;
  const stdout = (text: string) => io.stdout(command.quotesSettings ? redact(text) : text);
  let config: Config | undefined;
  let database: Promise<AdminDatabase> | undefined;
  const configOf = (): Config => {
    if (!config) requireDatabase(env);
    return (config ??= readConfig(env, { isStart: false }));
  };
  const context: CommandContext = {
    args,
    env,
    json,
    now: io.now(),
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    flag: (option) => values[option] === true,
    config: configOf,
    database: () =>
      (database ??= openAdminDatabase(configOf().databaseUrl, { migrates: command.migrates ?? false })),
    // CSV in a pipe or file is written unchanged; only terminals and JSON get escapes and plain line feeds.
    write: (text) => stdout(json || io.isTerminal ? printable(text.replaceAll('\r\n', '\n')) : text),
    report: (line, facts) => stdout(`${printable(json ? JSON.stringify(facts) : line)}\n`),
    redact,
    note: (line) => io.stderr(`${line}\n`),
  };
  try {
    return (await command.run(context)) ?? 0;
  } finally {
    const opened = await database?.catch(() => undefined);
    await opened?.db.destroy();
  }
}

/**
 * Runs one command and returns the exit code. 0: done, 1: failed, 2: invalid command line. The secrets of the
 * environment are removed from messages, because an error could contain one, but not from what is stored: a password
 * such as “address” is also a word of the data.
 */
export async function runAdmin(argv: readonly string[], env: Environment, io: AdminIo): Promise<number> {
  const redact = redactorOf(env);
  const redacted = { ...io, redact, stderr: (text: string) => io.stderr(redact(text)) };
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      await redacted.stdout(generalHelp());
      return name === undefined ? 2 : 0;
    }
    return await runCommand(name, rest, env, redacted);
  } catch (error) {
    if (error instanceof UsageError) {
      redacted.stderr(`${error.message}\n`);
      return 2;
    }
    const known = error instanceof CommandError || error instanceof ConfigError;
    redacted.stderr(`${known ? error.message : sentenceOf(error)}\n`);
    return 1;
  }
}
