import { apiBase, calls } from '../../contract/calls.ts';
import type { ServerProcess } from './process.ts';
import { openConnection } from './sockets.ts';
import type { RawConnection } from './sockets.ts';
import { jobForm } from './submissions.ts';

/** Sends the head of an upload, with more `headers` as lines, and returns the connection and the body that is still to be sent. */
export async function beginUpload(
  server: ServerProcess,
  token: string,
  file: Buffer<ArrayBuffer>,
  email?: string,
  headers = '',
): Promise<{ connection: RawConnection; rest: Buffer }> {
  const { bytes, type } = await jobForm({ bytes: file }, email);
  const connection = await openConnection(server);
  connection.socket.write(
    `POST ${apiBase}${calls.submitJobApplication.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: ${bytes.length}\r\n${headers}\r\n`,
  );
  return { connection, rest: bytes };
}

/** Sends `bytesPerSecond` until all is sent or the other side closes. Returns a function that stops it. */
export function trickle({ socket }: RawConnection, bytes: Buffer, bytesPerSecond: number): () => void {
  const pieces = bytesPerSecond > 10 ? 10 : 1;
  const piece = Math.max(1, Math.round(bytesPerSecond / pieces));
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || at >= bytes.length) return clearInterval(timer);
    socket.write(bytes.subarray(at, at + piece));
    at += piece;
  }, 1000 / pieces);
  return () => clearInterval(timer);
}
