import { pino } from 'pino';
import type { Logger } from './dependencies.ts';

/** One JSON line an event on standard output. */
export function makeLogger(level: string): Logger {
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  return {
    info: (event, fields) => logger.info({ event, ...fields }),
    warn: (event, fields) => logger.warn({ event, ...fields }),
    error: (event, fields) => logger.error({ event, ...fields }),
  };
}

const silent = (): void => undefined;
export const silentLogger: Logger = { info: silent, warn: silent, error: silent };
