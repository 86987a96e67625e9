import type { Socket } from 'node:net';

/** Node keeps it private; it pauses its parser in the same way while a socket cannot take more answers. */
type Parsed = { parser?: { pause?: () => void } | null };

/**
 * What was read from a socket is parsed to its end even when the socket is destroyed meanwhile. This leaves the rest
 * unread, for a connection that is given up.
 */
export const stopParsing = (socket: Socket): void => (socket as Parsed).parser?.pause?.();
