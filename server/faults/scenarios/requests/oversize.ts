import { Agent, request as httpRequest } from 'node:http';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { signUpAndLogIn } from '../../accounts.ts';
import { runJob } from '../../../load/job.ts';
import { checkLatency, checkMemory, watchMemory } from '../../measure.ts';
import type { ServerProcess } from '../../process.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

const MiB = 1024 * 1024;
const sizes = [26, 27, 30, 40, 64, 100, 150, 200];
const piece = Buffer.alloc(64 * 1024, 65);

/** Sends a form with a file of `size` bytes as a browser does, and stops sending when the answer arrives. */
function upload(
  server: ServerProcess,
  token: string,
  size: number,
): Promise<{ status: number; text: string }> {
  const boundary = 'faultboundary';
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return new Promise((resolve) => {
    const sent = httpRequest(server.url + apiBase + calls.submitJobApplication.path, {
      method: 'POST',
      agent: new Agent(),
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': head.length + size + tail.length,
      },
    });
    const answered = new AbortController();
    sent.on('error', (error) => !answered.signal.aborted && resolve({ status: 0, text: String(error) }));
    sent.on('response', (response) => {
      answered.abort();
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, text });
      });
      response.on('error', (error) => resolve({ status: 0, text: String(error) }));
    });
    sent.write(head);
    let left = size;
    const write = (): void => {
      while (left > 0 && !answered.signal.aborted && !sent.destroyed) {
        left -= piece.length;
        if (!sent.write(piece)) return void sent.once('drain', write);
      }
      if (!answered.signal.aborted && !sent.destroyed) sent.end(tail);
    };
    write();
  });
}

async function run({ spawn, check }: Context): Promise<void> {
  const server = await spawn();
  // An account may send two files at once; with one file each, all are refused for their size alone.
  const tokens = [];
  for (const email of ['one@example.org', 'two@example.org', 'three@example.org'])
    tokens.push(await signUpAndLogIn(server, email));
  const memory = watchMemory(server);
  // Measured in another process, because this one is busy with sending.
  const health = runJob({ url: server.url, path: '/healthz', connections: 1, seconds: 5, pause: 10 });
  const unseen: string[] = [];
  let sent = 0;
  let message = '';
  for (const size of sizes) {
    const answers = await Promise.all(tokens.map((token) => upload(server, token, size * MiB)));
    sent += answers.length;
    for (const { status, text } of answers)
      if (status === 413 && text.includes('message')) message = text;
      else unseen.push(`${size} MB: ${status} ${text.slice(0, 40)}`);
  }
  check(
    `${sent} of ${sent} senders receive the 413 and its message`,
    unseen.length === 0 ? message.slice(0, 80) : unseen.join('; '),
    unseen.length === 0,
  );
  checkLatency({ check }, '/healthz', await health);
  checkMemory({ check }, memory.stop());
}

/** The sender of a file over the limit sees why it was refused. */
export const oversize: Scenario = { limit: 150, engines: oneEngine, run };
