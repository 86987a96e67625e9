import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daily-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const unit = readFileSync(join(process.cwd(), 'server/deploy/site-daily.service'), 'utf8');
const linesOf = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(-?)(.+)$`, 'gm'))].map(([, dash, command = '']) => ({
    mayFail: dash === '-',
    command,
  }));

/** Runs the commands of the unit as systemd does, but only records those of the site. Returns their names, in order. */
function runUnit(fails: string): string[] {
  const started: string[] = [];
  function run(command: string): boolean {
    const [, name] = /main\.ts (\w+)/.exec(command) ?? [];
    if (name) {
      started.push(name);
      return name !== fails;
    }
    execFileSync('/bin/sh', ['-c', `set -f; ${command.replaceAll('/var/backups/site', folder)}`]);
    return true;
  }
  linesOf('ExecStart').every(({ mayFail, command }) => run(command) || mayFail);
  linesOf('ExecStopPost').every(({ mayFail, command }) => run(command) || mayFail);
  return started;
}

function addBackup(name: string, days: number): void {
  const path = join(folder, name);
  mkdirSync(join(path, 'inside'), { recursive: true });
  const time = Date.now() / 1000 - days * 86_400;
  utimesSync(path, time, time);
}

test('the purge runs even if the backup has failed', () => {
  expect(runUnit('')).toEqual(['backup', 'purge']);
  expect(runUnit('backup')).toEqual(['backup', 'purge']);
});

test('backups older than 30 days are deleted before the next one is made, which may need their space', () => {
  for (const days of [40, 35, 32, 20, 10, 2]) addBackup(`2026-01-${50 - days}T03-30-00-000Z`, days);
  addBackup('2026-01-49T03-30-00-000Z.part-12345678', 2);
  runUnit('backup');
  expect(readdirSync(folder)).toEqual([30, 40, 48].map((day) => `2026-01-${day}T03-30-00-000Z`));
});

test('the newest three backups are kept, however old they are', () => {
  for (const day of [10, 11, 12, 13, 14]) addBackup(`2026-01-${day}T03-30-00-000Z`, 100 - day);
  runUnit('backup');
  expect(readdirSync(folder)).toEqual([12, 13, 14].map((day) => `2026-01-${day}T03-30-00-000Z`));
});
