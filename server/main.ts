import { parseArgs } from 'node:util';
import { ConfigError } from './config/configError.ts';
import { helpText } from './config/variables.ts';
import type { Environment } from './config/variables.ts';
import { errorFieldsOf } from './errorFields.ts';
import { stopDeadlines } from './lifecycle.ts';
import { makeSiteServer } from './siteServer.ts';
import type { SiteServer } from './siteServer.ts';

const printLine = (text: string): void => void process.stdout.write(`${text}\n`);
const printError = (text: string): void => void process.stderr.write(`${text}\n`);
const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * A clean end on SIGTERM and SIGINT, in whatever state the server is; a second signal ends it at once. What nobody
 * caught leaves the process in an unknown state: it is logged, answers under way are finished, and whoever watches the
 * process starts it again.
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
  // Code 0 even where a deadline cut something off: all that was acknowledged is stored.
  const onSignal = (): void => void end(0);
  for (const signal of signals) process.on(signal, onSignal);

  // Rejections that nobody handles arrive here, too.
  process.on('uncaughtException', (error: unknown) => {
    log.error('crashed', errorFieldsOf(error));
    void end(1);
  });
  return { isEnding: () => ending };
}

/** Starts the server as a program: one line when it is ready or why it is not. */
export async function runServer(env: Environment): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 15)) {
    printError(
      `Node 24.15 or newer is needed and this is ${process.versions.node}: “npm start” brings its own.`,
    );
    process.exitCode = 1;
    return;
  }
  try {
    const server = makeSiteServer(env);
    const { isEnding } = endOnSignals(server);
    // A stop that came meanwhile ends the process, whatever becomes of the start.
    const url = await server.start().catch((error: unknown) => {
      if (!isEnding()) throw error;
    });
    if (url !== undefined && !isEnding()) printLine(`The site is ready at ${url}`);
  } catch (error) {
    printError(error instanceof ConfigError ? error.message : String((error as Error).stack));
    // Half a start may have left ports and connections open.
    process.exit(1);
  }
}

/** Undefined after a sentence on what cannot be understood: a mistyped `--help` must not start a server. */
function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    // parseArgs speaks in sentences of its own; the first says what is wrong.
    printError(`${(error as Error).message.split('. ')[0] ?? ''}; --help lists what can be set.`);
    process.exitCode = 2;
    return undefined;
  }
}

/** The command line of the server, which is set by the environment alone. `serve` is what it does when nothing is wrong with it. */
export async function runProgram(args: string[], env: Environment, serve = runServer): Promise<void> {
  // Whether anybody can read its words or not, the site serves.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const options = optionsOf(args);
  if (options?.help) printLine(helpText());
  else if (options) await serve(env);
}

// An older Node does not know `import.meta.main`; it goes on, and runServer says which version is needed.
if (import.meta.main ?? true) await runProgram(process.argv.slice(2), process.env);
