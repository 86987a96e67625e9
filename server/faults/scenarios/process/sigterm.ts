import { signUpAndLogIn } from '../../accounts.ts';
import { within } from '../../measure.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { beginUpload } from '../../slowUpload.ts';
import { parsedAnswer } from '../../sockets.ts';
import { checkStored, pdfOf, shaOf, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

async function run(context: Context): Promise<void> {
  const { spawn, check, rounds = 20 } = context;
  const acknowledged: Acknowledgement[] = [];
  let token = '';
  let answered = 0;
  const exits: { code: number | null; ms: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await spawn();
    token ||= await signUpAndLogIn(server);
    const file = pdfOf(300_000);
    const { connection: upload, rest } = await beginUpload(server, token, file);
    upload.socket.write(rest.subarray(0, rest.length / 2));
    const others = Array.from({ length: 3 }, () => submit(server, token));
    await others[0];
    const startedAt = performance.now();
    server.signal('SIGTERM');
    upload.socket.write(rest.subarray(rest.length / 2));
    const code = await within(20_000, server.ended);
    exits.push({ code, ms: performance.now() - startedAt });
    await within(1000, upload.closed);
    const { status, body } = parsedAnswer(upload.received());
    if (status === 201) {
      answered += 1;
      const { data } = JSON.parse(body) as { data: { id: string; resume: string } };
      acknowledged.push({ id: data.id, file: { ref: data.resume, sha256: shaOf(file) } });
    }
    for (const { acknowledgement } of await Promise.all(others))
      if (acknowledgement) acknowledged.push(acknowledgement);
  }
  await checkStored(context, acknowledged);
  check('SIGTERM: the upload under way is finished (201)', `${answered} of ${rounds}`, answered === rounds);
  const slowest = Math.max(...exits.map(({ ms }) => ms));
  const clean = exits.filter(({ code }) => code === 0).length;
  check('SIGTERM: exit code 0', `${clean} of ${rounds}`, clean === rounds);
  check('SIGTERM: exit ≤ 10 s', `${Math.round(slowest)} ms at most`, slowest <= 10_500);
}

/** SIGTERM with a half-sent upload and other forms under way. */
export const sigterm: Scenario = { limit: 240, engines: bothEngines, run };
