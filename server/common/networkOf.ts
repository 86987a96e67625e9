const block64 = '::/64';

/**
 * The /48 network that contains a /64, for one customer is often given a whole /48; undefined for any other key by which
 * a caller is counted (`addressBlockOf`).
 */
export const networkOf = (block: string): string | undefined =>
  block.endsWith(block64) ? `${block.split(':').slice(0, 3).join(':')}::/48` : undefined;
