import { makePolicy } from './api/policy.ts';
import type { Policy } from './api/policy.ts';
import type { Store } from './api/ports.ts';
import { troubleOf } from './database.ts';
import type { Db } from './database.ts';
import { migrate } from './migrations.ts';
import { makeAccounts } from './store/accounts.ts';
import { makeChallenges } from './store/challenges.ts';
import { makeLetters } from './store/letters.ts';
import { makeRecovery } from './store/recovery.ts';
import { makeSubmissions } from './store/submissions.ts';

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
