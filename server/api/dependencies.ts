import type { Clock, Hasher, Logger, Metrics, Random, RateLimits, Secrets } from '../common/interfaces.ts';
import type { Store } from '../store/store.ts';
import type { ReceiveForm } from '../uploads/receiveForm.ts';

/** What the API needs from outside, so that tests can replace any of it. */
export type Dependencies = {
  store: Store;
  /** The time of day, for what is stored or shown. It may be set forward or back. */
  clock: Clock;
  /** Measures durations within this process. It is never set. */
  monotonicClock: Clock;
  random: Random;
  hasher: Hasher;
  secrets: Secrets;
  rateLimits: RateLimits;
  log: Logger;
  /** Receives a multipart form while it arrives, and writes its file into a spool. */
  receiveForm: ReceiveForm;
  metrics: Metrics;
  /** Called when an email in the outbox is due now. */
  onEmailDue: () => void;
};
