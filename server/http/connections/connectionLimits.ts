const seconds = 1000;

/** Every limit of a connection. Durations are milliseconds, rates bytes a second. */
export const connectionLimits = {
  /**
   * Open connections: in all, and from one address block. Behind a proxy, whose connections carry many callers, the
   * requests under way of one address block.
   */
  atOnce: 1000,
  perAddress: 250,
  /** The same for one IPv6 /48: one customer is often given all of its 65,536 address blocks. */
  perNetwork: 500,
  /** Connections above those limits that are kept open for a moment to be answered that the server is busy. */
  refused: 50,
  /** For so long after it was opened a connection that has not sent a byte yet does not give way. */
  opening: seconds / 2,
  /** A connection that has not sent a byte of its first request is closed after this. */
  firstByte: 5 * seconds,
  /** How long the head of a request may take, from its first byte or from the opening of the connection. */
  headers: 10 * seconds,
  /**
   * How long a connection may stay open without a request under way, whatever it sends: Node's parser skips blank lines
   * and restarts its keep-alive timer with each. Longer than that timer plus `headers`, so that Node closes a silent
   * connection first, and a request that begins just before Node would do so still has time for its head.
   */
  idle: 90 * seconds,
  /** The rate at which a body must arrive and a response must be read, on average over any whole window below. */
  minimumRate: 1024,
  receivingWindow: 20 * seconds,
  /**
   * How long a body must have been arriving below that rate to give way where there is no room. Much shorter than the
   * window after which it is ended anyway: whoever sends new requests in time before that would keep all places.
   */
  slowBody: 5 * seconds,
  sendingWindow: 30 * seconds,
  /** How often the connections are checked against these limits. */
  tick: 2 * seconds,
};
export type ConnectionLimits = typeof connectionLimits;

/** The limits for `atOnce` open connections in all, of which no address or network may have more than half. */
export function connectionLimitsFor(atOnce: number): ConnectionLimits {
  const perNetwork = Math.ceil(atOnce / 2);
  return {
    ...connectionLimits,
    atOnce,
    perNetwork,
    perAddress: Math.min(connectionLimits.perAddress, perNetwork),
  };
}
