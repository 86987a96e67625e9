import { signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { jobForm } from '../../submissions.ts';

const files: Record<string, Buffer<ArrayBuffer>> = {
  'HTML with %PDF- inside': Buffer.from('<html><!-- %PDF-1.7 --><script>alert(1)</script>\n%%EOF\n'),
  'ZIP with %PDF- inside': Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(60),
    Buffer.from('%PDF-1.7\n%%EOF\n'),
  ]),
  'text before %PDF-': Buffer.from('hello %PDF-1.7\n%%EOF\n'),
};

async function run({ spawn, check }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  for (const [what, bytes] of Object.entries(files)) {
    const { body } = await jobForm({ bytes });
    const { status } = await call(server, 'submitJobApplication', body, { token });
    check(`${what}: 415`, status, status === 415);
  }
  const { body } = await jobForm({ bytes: Buffer.from('%PDF-1.7\nhonest\n%%EOF\n') });
  const { status } = await call(server, 'submitJobApplication', body, { token });
  check('a real PDF: 201', status, status === 201);
}

/** A file that merely contains the mark of a PDF somewhere is refused. */
export const notPdf: Scenario = { limit: 30, engines: oneEngine, run };
