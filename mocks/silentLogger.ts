import type { Logger } from '../server/common/interfaces.ts';

const silent = (): void => undefined;

/** A logger that writes nothing, for tests. */
export const silentLogger: Logger = { info: silent, warn: silent, error: silent };
