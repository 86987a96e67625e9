const seconds = 1000;

/** Every limit of a connection. Durations are milliseconds, rates bytes a second. */
export const connectionLimits = {
  /** Open connections: together, and of one address block. */
  atOnce: 1000,
  perAddress: 250,
  /** Of one /48 of IPv6, of which one customer is often given all 65,536 blocks. */
  perNetwork: 500,
  /** Beyond those, so many more are kept for a moment to be told that the server is busy. */
  refused: 50,
  /** A connection that has not sent a byte of its first request is closed after this. */
  firstByte: 5 * seconds,
  /** The head of a request, from its first byte or from the opening of the connection. */
  headers: 10 * seconds,
  /**
   * Without a request under way, whatever is sent: Node passes over blank lines, and counts anew with each. It ends who is
   * silent earlier, and who begins a request by then has time for its head.
   */
  idle: 90 * seconds,
  /** What a body and the reading of an answer must reach on average in any whole `window`. */
  minimumRate: 1024,
  receivingWindow: 20 * seconds,
  sendingWindow: 30 * seconds,
  /** How often all of this is looked at. */
  tick: 2 * seconds,
};
export type ConnectionLimits = typeof connectionLimits;

/** With so many open connections in all, of which no caller may have more than half. */
export function connectionLimitsFor(atOnce: number): ConnectionLimits {
  const perNetwork = Math.ceil(atOnce / 2);
  return {
    ...connectionLimits,
    atOnce,
    perNetwork,
    perAddress: Math.min(connectionLimits.perAddress, perNetwork),
  };
}
