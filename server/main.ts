import { parseArgs } from 'node:util';
import { ConfigError } from './config/configError.ts';
import { helpText } from './config/variables.ts';
import type { Environment } from './config/variables.ts';
import { errorFieldsOf } from './common/errorText.ts';
import { stopDeadlines } from './lifecycle.ts';
import { makeSiteServer } from './siteServer.ts';
import type { SiteServer } from './siteServer.ts';

const printLine = (text: string): void => void process.stdout.write(`${text}\n`);
const printError = (text: string): void => void process.stderr.write(`${text}\n`);
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * Stops the server cleanly on SIGTERM and SIGINT, in whatever state it is; a second signal ends the process at once. An
 * uncaught exception leaves the process in an unknown state: it is logged, responses under way are finished, and the
 * process ends with code 1, so that its supervisor starts it again.
 */
function endOnSignals({ stop, log }: SiteServer): { isEnding: () => boolean } {
  let ending = false;
  async function end(code: number): Promise<void> {
    ending = true;
    for (const signal of signals) process.removeListener(signal, onSignal);
    setTimeout(() => process.exit(code), stopDeadlines.process).unref();
    await stop();
    process.exit(code);
  }
  // Code 0 even if a deadline cut something off, because everything that was acknowledged is stored.
  const onSignal = (): void => void end(0);
  for (const signal of signals) process.on(signal, onSignal);

  // Unhandled rejections arrive here, too.
  process.on('uncaughtException', (error: unknown) => {
    log.error('crashed', errorFieldsOf(error));
    void end(1);
  });
  return { isEnding: () => ending };
}

/** Starts the server as a program: prints one line when it is ready, or why it cannot start. */
export async function runServer(env: Environment): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 15)) {
    printError(
      `Node 24.15 or newer is required, but this is ${process.versions.node}: “npm start” uses the one that npm has installed.`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const server = makeSiteServer(env);
    const { isEnding } = endOnSignals(server);
    // A signal during the start ends the process, and a failure of the start no longer matters.
    const url = await server.start().catch((error: unknown) => {
      if (!isEnding()) throw error;
    });
    if (url !== undefined && !isEnding()) printLine(`The site is ready at ${url}`);
  } catch (error) {
    printError(error instanceof ConfigError ? error.message : String((error as Error).stack));
    // A start that failed half-way may have left ports and connections open, which would keep the process alive.
    process.exit(1);
  }
}

/** Prints what is wrong with unknown arguments and returns undefined: a mistyped `--help` must not start a server. */
function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    // The first sentence of the message of parseArgs says what is wrong; the others are advice.
    printError(`${(error as Error).message.split('. ')[0] ?? ''}; --help lists what can be set.`);
    process.exitCode = 2;
    return undefined;
  }
}

/** The command line of the server. Its only option is `--help`: the server is configured by the environment alone. */
export async function runProgram(args: string[], env: Environment, serve = runServer): Promise<void> {
  // The server must go on when nobody reads its output any more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const options = optionsOf(args);
  if (options?.help) printLine(helpText());
  else if (options)
    await serve(env).catch((error: unknown) => {
      if (!(error instanceof ConfigError)) throw error;
      printError(error.message);
      process.exitCode = 1;
    });
}

// `import.meta.main` is undefined in an older Node: then runServer must run, too, and says which version is needed.
if (import.meta.main ?? true) await runProgram(process.argv.slice(2), process.env);
