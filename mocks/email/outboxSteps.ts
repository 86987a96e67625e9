import type { Dependencies } from '../../server/api/dependencies.ts';
import type { Settings } from '../../server/common/settings.ts';
import type { Mailer } from '../../server/email/email.ts';
import { makeOutboxSender } from '../../server/email/outbox.ts';
import { formOf, jobAnswers, signUpAndLogIn, visitor } from '../fixtures.ts';
import { flushOutbox } from './flushOutbox.ts';
import { makeTestServer } from '../testServer.ts';
import type { TestServer } from '../testServer.ts';

/** A test server with one email in its outbox: a sign-up code for the visitor of mocks/fixtures.ts. */
export async function makeServerWithEmail(settings?: Partial<Settings>): Promise<TestServer> {
  const testServer = await makeTestServer({ settings });
  await testServer.call('sendSignUpCode', { email: visitor.email });
  return testServer;
}

/** What tests of the outbox do with a test server. */
export function outboxSteps(currentServer: () => TestServer) {
  /** A sender for which `send` stands in for the relay. */
  const senderOver = (send: Mailer['send'], changes: Partial<Dependencies> = {}) => {
    const { dependencies, settings } = currentServer();
    return makeOutboxSender({ ...dependencies, ...changes }, { send }, settings);
  };
  return {
    senderOver,
    /** Such a sender, and `flush`, which sends everything that is due now with it. */
    outboxOver: (...given: Parameters<typeof senderOver>) => {
      const sender = senderOver(...given);
      return { flush: () => flushOutbox(sender) };
    },
    /** Sends a job application. Its two emails are then the only ones in the outbox. */
    sendJobApplication: async (): Promise<void> => {
      const { email, token } = await signUpAndLogIn(currentServer(), { email: 'other@example.org' });
      await currentServer().db.deleteFrom('outbox').execute();
      const form = formOf({ ...jobAnswers, email });
      await currentServer().call('submitJobApplication', form, { token });
    },
  };
}
