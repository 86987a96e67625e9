import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { person } from '../faults/accounts.ts';
import type { Sender } from '../faults/accounts.ts';
import { medianOf, quantileOf } from '../faults/measure.ts';
import type { Job, JobResult } from './job.ts';
import { makeRawGet } from './rawGet.ts';

/** A program: runs the job of its first argument, and prints the result as JSON. */
const job = JSON.parse(process.argv[2] ?? '{}') as Required<Job> & { method: string; path: string };
const { hostname, port } = new URL(job.url);
const boundary = 'loadboundary';
const file = Buffer.alloc(job.fileSize, 'a page of a book ');
file.write('%PDF-1.7\n');
if (file.length > 20) file.write('\n%%EOF\n', file.length - 7);

/** Makes the body of the next request. `%n` in the job's body becomes a number that is not used twice, `%e` the sender's email. */
let number = 0;
const mark = `${process.pid}x`;
function bodyOf(email: string): Buffer {
  number += 1;
  const text = job.body.replaceAll('%n', mark + number).replaceAll('%e', email);
  if (job.fileSize === 0) return Buffer.from(text);
  const fields = Object.entries(JSON.parse(text) as Record<string, string>)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const head = `${fields}--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  file.write(mark + number, 20);
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

type Connection = { agent: Agent; sender: Sender };

function makeConnection(index: number): Connection {
  const { senders } = job;
  const localAddress = senders.length > 0 ? `127.0.0.${index + 2}` : undefined;
  return {
    agent: new Agent({ keepAlive: true, maxSockets: 1, localAddress }),
    sender: senders[index % senders.length] ?? { email: person.email, token: job.token },
  };
}

function sendOne({ agent, sender: { email, token } }: Connection): Promise<number> {
  const body = job.method === 'GET' ? undefined : bodyOf(email);
  return new Promise((resolve) => {
    const sent = request({
      hostname,
      port,
      agent,
      method: job.method,
      path: job.path,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(job.encoding && { 'Accept-Encoding': job.encoding }),
        ...(body && {
          'Content-Type': job.fileSize > 0 ? `multipart/form-data; boundary=${boundary}` : 'application/json',
          'Content-Length': body.length,
        }),
      },
    });
    sent.on('error', () => resolve(0));
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.end(body);
  });
}

const times: number[] = [];
const statuses: Record<string, number> = {};
const startedAt = performance.now();
const deadline = startedAt + job.seconds * 1000;
async function repeat(connection: Connection): Promise<void> {
  const send =
    job.method === 'GET' && !connection.sender.token
      ? makeRawGet(Number(port), job.path, job.encoding && `Accept-Encoding: ${job.encoding}\r\n`)
      : () => sendOne(connection);
  while (performance.now() < deadline) {
    const before = performance.now();
    const status = await send();
    times.push(performance.now() - before);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (job.pause > 0) await sleep(job.pause);
  }
}
await Promise.all(Array.from({ length: job.connections }, (_, index) => repeat(makeConnection(index))));
const result: JobResult = {
  seconds: (performance.now() - startedAt) / 1000,
  answers: times.length,
  statuses,
  p50: medianOf(times),
  p99: quantileOf(times, 0.99),
  worst: quantileOf(times, 1),
};
process.stdout.write(JSON.stringify(result));
process.exit(0);
