import type { Scenario } from './scenario.ts';
import { atRest } from './scenarios/atRest.ts';
import { backup } from './scenarios/backup.ts';
import { clockBack } from './scenarios/clockBack.ts';
import { damagedWal } from './scenarios/damagedWal.ts';
import { diskFull } from './scenarios/diskFull.ts';
import { enumeration } from './scenarios/enumeration.ts';
import { exits } from './scenarios/exits.ts';
import { firstStarts } from './scenarios/firstStarts.ts';
import { floods } from './scenarios/floods.ts';
import { fuzz } from './scenarios/fuzz.ts';
import { hungPostgres } from './scenarios/hungPostgres.ts';
import { kill } from './scenarios/kill.ts';
import { lockOut } from './scenarios/lockOut.ts';
import { loginFlood } from './scenarios/loginFlood.ts';
import { mailBudget } from './scenarios/mailBudget.ts';
import { manyParts } from './scenarios/manyParts.ts';
import { notPdf } from './scenarios/notPdf.ts';
import { oneRecipient } from './scenarios/oneRecipient.ts';
import { outboxClosed } from './scenarios/outboxClosed.ts';
import { oversize } from './scenarios/oversize.ts';
import { postgresKilled } from './scenarios/postgresKilled.ts';
import { protocol } from './scenarios/protocol.ts';
import { proxyFaults } from './scenarios/proxyFaults.ts';
import { races } from './scenarios/races.ts';
import { readyz } from './scenarios/readyz.ts';
import { relayFaults } from './scenarios/relayFaults.ts';
import { leases, replicas, sharedLimits } from './scenarios/replicas.ts';
import { resumeName } from './scenarios/resumeName.ts';
import { secretFile } from './scenarios/secretFile.ts';
import { secretsAtRest } from './scenarios/secretsAtRest.ts';
import { settings } from './scenarios/settings.ts';
import { sigterm } from './scenarios/sigterm.ts';
import { silentSockets } from './scenarios/silentSockets.ts';
import { slowUploads, slowHonest } from './scenarios/slowUploads.ts';
import { sqliteLock } from './scenarios/sqliteLock.ts';
import { stopWithMail } from './scenarios/stopWithMail.ts';
import { unreadDownloads } from './scenarios/unreadDownloads.ts';

/** Every scenario by the name it is asked for. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  kill,
  sigterm,
  diskFull,
  postgresKilled,
  relayFaults,
  damagedWal,
  races,
  enumeration,
  fuzz,
  oversize,
  secretsAtRest,
  backup,
  resumeName,
  outboxClosed,
  secretFile,
  unreadDownloads,
  slowUploads,
  slowHonest,
  readyz,
  hungPostgres,
  sqliteLock,
  stopWithMail,
  oneRecipient,
  lockOut,
  mailBudget,
  proxyFaults,
  silentSockets,
  manyParts,
  floods,
  loginFlood,
  settings,
  clockBack,
  atRest,
  firstStarts,
  notPdf,
  protocol,
  exits,
  replicas,
  sharedLimits,
  leases,
};
