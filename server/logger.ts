import { pino } from 'pino';
import type { Logger } from './common/interfaces.ts';
import { makeLogWriter } from './logWriter.ts';

/** Logs each event as one line of JSON on standard output. */
export function makeLogger(level: string): Logger {
  // Not pino's own destination: on a full disk it ends the process, and then tries for ever to write its last lines.
  const writer = makeLogWriter(process.stdout.fd);
  process.on('exit', writer.flush);
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, writer);
  return {
    info: (event, fields) => logger.info({ event, ...fields }),
    warn: (event, fields) => logger.warn({ event, ...fields }),
    error: (event, fields) => logger.error({ event, ...fields }),
  };
}
