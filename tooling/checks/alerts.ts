import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { exitCodeOf } from '../machine/exitCodeOf.ts';

const tests = ['alerts.test.yml', 'alertsOverDays.test.yml'].map((name) =>
  path.join(import.meta.dirname, '../../server/deploy', name),
);

/** Whether Prometheus' promtool is installed, which evaluates the rules. */
export const hasPromtool = (): boolean => spawnSync('promtool', ['--version']).status === 0;

/** Runs the unit tests of the alert rules; promtool prints what failed. Returns whether nothing did. */
export const checkAlerts = async (): Promise<boolean> =>
  (await exitCodeOf(spawn('promtool', ['test', 'rules', ...tests], { stdio: 'inherit' }))) === 0;
