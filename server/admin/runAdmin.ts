import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import { variables } from '../config/variables.ts';
import type { Environment } from '../config/variables.ts';
import { CommandError, UsageError } from './commandErrors.ts';
import type { Command, CommandContext } from './command.ts';
import { commands } from './commands.ts';
import { openAdminDatabase } from './database.ts';
import type { AdminDatabase } from './database.ts';
import { sentenceOf } from './errors.ts';
import { commandHelp, generalHelp } from './help.ts';
import { printable } from './printable.ts';
import { makeRedactor } from './redact.ts';
import { databaseFile } from '../config/dataFiles.ts';

/** Where a command speaks; a test listens here. */
export type AdminIo = {
  stdout: (text: string) => Promise<void>;
  stderr: (text: string) => void;
  now: () => number;
  /** Whether a person reads standard output on a screen. */
  isTerminal: boolean;
};

const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** The folder of the server without making it: a mistyped one must not become a new, empty site. */
function requireDatabase(env: Environment): void {
  if (env.DATABASE_URL?.trim()) return;
  const folder = env.DATA_DIR?.trim() || variables.DATA_DIR.defaultValue;
  if (existsSync(join(folder, databaseFile))) return;
  throw new CommandError(`There is no database in “${folder}”: set DATA_DIR as the server has it.`);
}

/** Ids may begin with dashes. Options begin with two of them, but for -h, and none is as long as an id. */
const isDashedId = (argument: string): boolean =>
  /^-[^-]/.test(argument) ? argument !== '-h' : /^--[\w-]{20}$/.test(argument);

/** The arguments in an order in which parseArgs takes no id for an option. */
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
    // parseArgs speaks in sentences of its own; the first says what is wrong.
    throw new UsageError(`${name}: ${(error as Error).message.split('. ')[0] ?? ''}.`);
  }
}

/** An empty one is most often a variable of a shell that was not set, and every id begins with it. */
function checkArguments(name: string, { args: { min, max }, usage }: Command, args: readonly string[]): void {
  const isBlank = args.some((argument) => argument.trim() === '');
  if (isBlank || args.length < min || args.length > max)
    throw new UsageError(`Usage: npm run admin -- ${name} ${usage}`);
}

async function runCommand(name: string, argv: readonly string[], env: Environment, io: AdminIo) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command “${name}”; --help lists them.`);
  const { values, args } = parse(name, command, argv);
  if (values.help) {
    await io.stdout(commandHelp(name, command));
    return 0;
  }
  checkArguments(name, command, args);

  const json = values.json === true;
  let config: Config | undefined;
  let database: Promise<AdminDatabase> | undefined;
  const configOf = (): Config => {
    if (!config) requireDatabase(env);
    return (config ??= readConfig(env));
  };
  const context: CommandContext = {
    args,
    env,
    json,
    now: io.now(),
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    flag: (option) => values[option] === true,
    config: configOf,
    database: () => (database ??= openAdminDatabase(configOf().databaseUrl)),
    // A program that reads CSV gets every character as it is, with the ends of lines that CSV has.
    write: (text) => io.stdout(json || io.isTerminal ? printable(text.replaceAll('\r\n', '\n')) : text),
    report: (line, facts) => io.stdout(`${printable(json ? JSON.stringify(facts) : line)}\n`),
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
 * Runs one command. 0: done, 1: failed, 2: the command line cannot be understood. The secrets of the environment are taken
 * out of all it says, so that no error text can carry one.
 */
export async function runAdmin(argv: readonly string[], env: Environment, io: AdminIo): Promise<number> {
  const redact = makeRedactor(env);
  const safe: AdminIo = {
    ...io,
    stdout: (text) => io.stdout(redact(text)),
    stderr: (text) => io.stderr(redact(text)),
  };
  const [name, ...rest] = argv;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      await safe.stdout(generalHelp());
      return name === undefined ? 2 : 0;
    }
    return await runCommand(name, rest, env, safe);
  } catch (error) {
    if (error instanceof UsageError) {
      safe.stderr(`${error.message}\n`);
      return 2;
    }
    const known = error instanceof CommandError || error instanceof ConfigError;
    safe.stderr(`${known ? error.message : sentenceOf(error)}\n`);
    return 1;
  }
}
