import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * `node server/faults/flooder.ts <port> <crumbs|pipeline|expect> <connections>`: floods the server until it is killed.
 * Prints a line for each connection.
 */
const [port = '', kind, connections] = process.argv.slice(2);

const head = 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const [first, more] =
  kind === 'crumbs'
    ? [`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'.repeat(10_000)]
    : [
        '',
        `GET / HTTP/1.1\r\nHost: localhost\r\n${kind === 'expect' ? 'Expect: cake\r\n' : ''}\r\n`.repeat(
          2000,
        ),
      ];

async function flood(): Promise<void> {
  for (;;) {
    const socket = connect(Number(port), '127.0.0.1');
    const write = (): void => {
      while (socket.writable && socket.write(more));
    };
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('drain', write);
    socket.once('connect', () => console.log('connected'));
    socket.write(first);
    write();
    await new Promise<void>((closed) => socket.once('close', () => closed()));
    // Without a pause it would be a flood of new connections instead.
    await sleep(250);
  }
}

for (let count = 0; count < Number(connections); count += 1) void flood();
