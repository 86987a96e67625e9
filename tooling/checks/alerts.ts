import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const tests = path.join(import.meta.dirname, '../../server/deploy/alerts.test.yml');

/** Whether Prometheus' promtool is installed, which evaluates the rules. */
export const hasPromtool = (): boolean => spawnSync('promtool', ['--version']).status === 0;

/** Runs the unit tests of the alert rules; promtool prints what failed. Returns whether nothing did. */
export async function checkAlerts(): Promise<boolean> {
  const [code] = (await once(spawn('promtool', ['test', 'rules', tests], { stdio: 'inherit' }), 'close')) as [
    number | null,
  ];
  return code === 0;
}
