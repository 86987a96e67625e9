import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { connectionLimits } from '../../server/http/connections/connectionLimits.ts';
import type { ConnectionLimits } from '../../server/http/connections/connectionLimits.ts';
import { makeListener } from '../../server/http/connections/listener.ts';
import { listenLocally } from './listenLocally.ts';

type Conditions = {
  /** The application behind the listener; by default it answers how many bytes the body had. */
  answerTo: (request: Request) => Response | Promise<Response>;
  isDraining: boolean;
  /** Whether connections are a proxy's, which names the caller of each request. */
  isProxied: boolean;
  limits: ConnectionLimits;
};

/** One turn of the event loop. */
export const turn = () => new Promise<void>((next) => setImmediate(next));

/** Gives each test of the file an HTTP listener on a free port, and a clock that stands still. */
export function installListener() {
  let now: number;
  let listener: ReturnType<typeof makeListener>;
  let port: number;
  const conditions = {} as Conditions;

  beforeEach(async () => {
    now = 1000;
    Object.assign(conditions, {
      answerTo: async (request) => Response.json({ length: (await request.arrayBuffer()).byteLength }),
      isDraining: false,
      isProxied: false,
      limits: { ...connectionLimits },
    } satisfies Conditions);
    listener = makeListener({
      fetch: (request) => conditions.answerTo(request),
      blockOf: () => (conditions.isProxied ? undefined : 'everybody'),
      requestBlockOf: ({ headers }) =>
        conditions.isProxied ? String(headers['x-forwarded-for']) : undefined,
      publicUrl: () => 'https://kolam.example',
      allowedOrigins: ['https://www.kolam.example'],
      isDraining: () => conditions.isDraining,
      clock: { now: () => now },
      limits: conditions.limits,
    });
    port = await listenLocally(listener.server);
  });
  afterEach(async () => {
    const closed = once(listener.server, 'close');
    listener.server.close();
    listener.connections.end();
    await closed;
  });

  return {
    currentListener: () => listener,
    /** What surrounds the listener, for a test to change. */
    conditions,
    /** Advances the clock in ticks and checks the connections at each, as the server's timer does. */
    pass: (milliseconds: number): void => {
      for (let passed = 0; passed < milliseconds; passed += connectionLimits.tick) {
        now += connectionLimits.tick;
        listener.connections.check();
      }
    },
    /** Sends this text in one write. `answer`: everything that was received until the connection closed. */
    send: (text: string): { socket: Socket; answer: Promise<string> } => {
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
      socket.on('error', () => undefined);
      const answer = once(socket, 'close').then(() => received);
      socket.write(text);
      return { socket, answer };
    },
  };
}
