import type { Command } from './command.ts';
import { commands } from './commands.ts';

const row = (left: string, right: string, width: number): string => `  ${left.padEnd(width)}  ${right}`;

const commonOptions = [
  ['--json', 'print the result as JSON, one object per line'],
  ['--help', 'print this help'],
] as const;

export function generalHelp(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => row(name, summary, 13));
  return [
    'Usage: npm run admin -- <command> [arguments] [options]',
    '',
    'Works directly on the database and the secret of the server; set the same environment variables as for',
    'the server. The server may keep running, except during a restore. Results are written to standard',
    'output, messages to standard error.',
    '',
    ...rows,
    '',
    'Every command accepts --help and --json. “npm run --silent admin -- …” omits npm’s own output lines.',
    'Exit codes: 0 success, 1 failure, 2 invalid command line.',
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
