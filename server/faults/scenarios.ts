import type { Scenario } from './scenario.ts';
import { damagedWal } from './scenarios/damagedWal.ts';
import { diskFull } from './scenarios/diskFull.ts';
import { kill } from './scenarios/kill.ts';
import { postgresKilled } from './scenarios/postgresKilled.ts';
import { relayFaults } from './scenarios/relayFaults.ts';
import { sigterm } from './scenarios/sigterm.ts';

/** Every scenario by the name it is asked for. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  kill,
  sigterm,
  diskFull,
  postgresKilled,
  relayFaults,
  damagedWal,
};
