import { makePolicy } from '../api/settings.ts';
import type { Policy } from '../api/settings.ts';
import type { Store } from '../api/dependencies.ts';
import { troubleOf } from './database/database.ts';
import type { Db } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { makeAccounts } from './accounts.ts';
import { makeChallenges } from './verificationCodes.ts';
import { makeLetters } from './outbox.ts';
import { makeRecovery } from './passwordResets.ts';
import { makeSubmissions } from './submissions.ts';

/** Every query there is, over a database that is brought to the newest shape first. */
export async function makeStore(db: Db, policy: Policy = makePolicy(), schema?: string): Promise<Store> {
  await migrate(db, schema);
  return {
    ...makeAccounts(db, policy),
    ...makeChallenges(db, policy),
    ...makeRecovery(db),
    ...makeSubmissions(db, policy),
    ...makeLetters(db, policy),

    async probe(now) {
      await db
        .insertInto('probe')
        .values({ id: 1, at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute();
      await db.selectFrom('probe').select('at').executeTakeFirstOrThrow();
    },
    troubleOf,
    close: () => db.destroy(),
  };
}
