import type { Command } from './command.ts';
import { commands } from './commands.ts';

const row = (left: string, right: string, width: number): string => `  ${left.padEnd(width)}  ${right}`;

const commonOptions = [
  ['--json', 'the result as JSON, one object a line'],
  ['--help', 'this text'],
] as const;

export function generalHelp(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => row(name, summary, 13));
  return [
    'Usage: npm run admin -- <command> [arguments] [options]',
    '',
    'Works on the database and the secret of the server, with the same environment variables, while the',
    'server runs. Results go to standard output, messages to standard error.',
    '',
    ...rows,
    '',
    'Every command knows --help and --json. “npm run --silent admin -- …” leaves out the lines of npm.',
    'Exit codes: 0 done, 1 failed, 2 the command line cannot be understood.',
    '',
  ].join('\n');
}

export function commandHelp(name: string, { summary, usage, details, options }: Command): string {
  const entries = Object.entries(options).map(
    ([option, { value, description }]) => [`--${option}${value ? ` ${value}` : ''}`, description] as const,
  );
  const all = [...entries, ...commonOptions];
  const width = Math.max(...all.map(([left]) => left.length));
  return [
    `Usage: npm run admin -- ${[name, usage].filter(Boolean).join(' ')}`,
    '',
    `${summary}.`,
    ...(details ? ['', details] : []),
    '',
    ...all.map(([left, right]) => row(left, right, width)),
    '',
  ].join('\n');
}
