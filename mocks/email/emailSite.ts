import type { CallName } from '../../contract/calls.ts';
import type { Email, EmailAttachment } from '../../server/email/email.ts';
import { signUpAndLogIn, visitor } from '../fixtures.ts';
import { makeTestServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

export const staff = 'staff@example.invalid';

/** Gives each test of the file a server with a logged-in visitor and an empty outbox, to read the emails about a form. */
export function installEmailSite() {
  let testServer: TestServer;
  let token: string;
  beforeEach(async () => {
    testServer = await makeTestServer();
    ({ token } = await signUpAndLogIn(testServer));
    await testServer.db.deleteFrom('outbox').execute();
  });
  afterEach(() => testServer.close());

  const send = (call: CallName, body: object | FormData, headers: Record<string, string> = {}) =>
    testServer.call(call, body, { token, headers });

  /** Sends a form and returns both emails about it. */
  async function emailsAbout(...form: Parameters<typeof send>) {
    const answer = await send(...form);
    const { data } = (await answer.json()) as { data: { id: string; reference: string } };
    testServer.clock.move(60_000);
    await testServer.flush();
    const emailTo = (address: string) =>
      testServer.sent.find(({ to }) => to === address) as Email & { html: string };
    return { ...data, toStaff: emailTo(staff), toSender: emailTo(visitor.email) };
  }

  return { currentServer: () => testServer, send, emailsAbout };
}

export async function contentOf({ open }: EmailAttachment): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of open()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
