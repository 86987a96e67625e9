import type { Policy } from '../api/settings.ts';
import type { LetterState, Store, StoredLetter } from '../api/dependencies.ts';
import type { Db } from './database/database.ts';
import type { Tables } from './database/tables.ts';

type Letters = Pick<Store, 'claimLetters' | 'settleLetter' | 'letters' | 'letterCounts'>;

const columns = ['id', 'template', 'recipient', 'ref', 'state', 'attempts', 'created_at'] as const;

type NewLetter = Pick<StoredLetter, 'id' | 'template' | 'recipient'> & {
  ref: object;
  now: number;
  /** Milliseconds until it is due. */
  delay?: number;
  /** What there shall be one letter of for ever; by default each is its own. */
  dedupe?: string;
};

/** The row of a letter nobody has tried to send yet. */
export const queuedLetterOf = ({
  id,
  template,
  recipient,
  ref,
  now,
  delay = 0,
  dedupe = id,
}: NewLetter): Tables['outbox'] => ({
  id,
  dedupe,
  template,
  recipient,
  ref: JSON.stringify(ref),
  state: 'queued',
  attempts: 0,
  due_at: now + delay,
  lease_until: 0,
  last_error: null,
  created_at: now,
});

export function makeLetters(db: Db, policy: Policy): Letters {
  return {
    claimLetters: (now, count) =>
      db
        .updateTable('outbox')
        .set((row) => ({ lease_until: now + policy.outbox.lease, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('state', '=', 'queued')
            .where('due_at', '<=', now)
            .where('lease_until', '<=', now)
            .orderBy('due_at')
            .limit(count),
        )
        // Asked again, because on PostgreSQL another process may have claimed the row in between.
        .where('state', '=', 'queued')
        .where('lease_until', '<=', now)
        .returning(columns)
        .execute(),

    async settleLetter(id, { state, dueAt, error }) {
      await db
        .updateTable('outbox')
        .set({
          state,
          lease_until: 0,
          last_error: error ?? null,
          ...(dueAt !== undefined && { due_at: dueAt }),
        })
        .where('id', '=', id)
        .execute();
    },

    letters: (count) =>
      db
        .selectFrom('outbox')
        .select(columns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(count)
        .execute(),

    async letterCounts() {
      const rows = await db
        .selectFrom('outbox')
        .select((row) => ['state', row.fn.countAll<number>().as('letters')])
        .groupBy('state')
        .execute();
      return Object.fromEntries(rows.map(({ state, letters }) => [state, letters])) as Partial<
        Record<LetterState, number>
      >;
    },
  };
}
