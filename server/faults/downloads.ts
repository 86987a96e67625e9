import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { apiBase } from '../../contract/calls.ts';
import { call } from './client.ts';
import type { ServerProcess } from './process.ts';
import { jobForm, pdfOf } from './submissions.ts';

/** Stores a file of `size` bytes with a job application. Returns its reference. */
export async function storeFile(server: ServerProcess, token: string, size: number): Promise<string> {
  const { body } = await jobForm({ bytes: pdfOf(size) });
  const { text } = await call(server, 'submitJobApplication', body, { token });
  return (JSON.parse(text) as { data: { resume: string } }).data.resume;
}

/** Asks for a file and reads nothing of it beyond the buffers of the kernel: the socket has no listener for data. */
export function beginUnreadDownload({ port }: ServerProcess, token: string, ref: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  socket.write(
    `GET ${apiBase}/files/${ref} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  return socket;
}
