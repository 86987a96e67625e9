import type { Scenario } from './scenario.ts';
import { answersDuringStart } from './scenarios/process/answersDuringStart.ts';
import { atRest } from './scenarios/database/atRest.ts';
import { backup } from './scenarios/database/backup.ts';
import { clockBack } from './scenarios/accounts/clockBack.ts';
import { damagedWal } from './scenarios/database/damagedWal.ts';
import { diskFull } from './scenarios/database/diskFull.ts';
import { enumeration } from './scenarios/accounts/enumeration.ts';
import { exits } from './scenarios/process/exits.ts';
import { firstStarts } from './scenarios/database/firstStarts.ts';
import { floods } from './scenarios/requests/floods.ts';
import { fuzz } from './scenarios/requests/fuzz.ts';
import { hungPostgres } from './scenarios/database/hungPostgres.ts';
import { kill } from './scenarios/database/kill.ts';
import { lockOut } from './scenarios/accounts/lockOut.ts';
import { leases } from './scenarios/email/leases.ts';
import { loginFlood } from './scenarios/accounts/loginFlood.ts';
import { mailBudget } from './scenarios/email/mailBudget.ts';
import { manyParts } from './scenarios/requests/manyParts.ts';
import { oneRecipient } from './scenarios/email/oneRecipient.ts';
import { outboxClosed } from './scenarios/email/outboxClosed.ts';
import { oversize } from './scenarios/requests/oversize.ts';
import { postgresKilled } from './scenarios/database/postgresKilled.ts';
import { protocol } from './scenarios/requests/protocol.ts';
import { proxyFaults } from './scenarios/requests/proxyFaults.ts';
import { races } from './scenarios/accounts/races.ts';
import { readOnlyDisk } from './scenarios/database/readOnlyDisk.ts';
import { readyz } from './scenarios/database/readyz.ts';
import { relayFaults } from './scenarios/email/relayFaults.ts';
import { replicas } from './scenarios/database/replicas.ts';
import { resumeName } from './scenarios/requests/resumeName.ts';
import { secretFile } from './scenarios/process/secretFile.ts';
import { secretsAtRest } from './scenarios/database/secretsAtRest.ts';
import { settings } from './scenarios/process/settings.ts';
import { sharedLimits } from './scenarios/requests/sharedLimits.ts';
import { sigterm } from './scenarios/process/sigterm.ts';
import { silentSockets } from './scenarios/requests/silentSockets.ts';
import { slowBodies } from './scenarios/requests/slowBodies.ts';
import { slowHonest } from './scenarios/requests/slowHonest.ts';
import { slowUploads } from './scenarios/requests/slowUploads.ts';
import { sqliteLock } from './scenarios/database/sqliteLock.ts';
import { stopWithMail } from './scenarios/email/stopWithMail.ts';
import { unreadDownloads } from './scenarios/requests/unreadDownloads.ts';

/** Every scenario by its name on the command line. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  kill,
  sigterm,
  diskFull,
  readOnlyDisk,
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
  slowBodies,
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
  protocol,
  answersDuringStart,
  exits,
  replicas,
  sharedLimits,
  leases,
};
