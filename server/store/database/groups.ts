import { setTimeout as sleep } from 'node:timers/promises';
import { errorOf } from './sqliteEngine.ts';
import type { SqliteEngine, SqliteReply } from './sqliteEngine.ts';
import type { SqliteStatement } from './sqlite.ts';
import type { Mutex } from './mutex.ts';

/** How long a caller may wait for the database, and how many callers may wait. */
export type WaitLimits = {
  /** Milliseconds from the call to its first statement: for the mutex and for locks of other processes together. */
  wait: number;
  atMost: number;
};

/** Milliseconds between two attempts at a file that another process has locked. */
export const lockPause = 20;
/** The most transactions in a group, and characters in their parameters together: a few milliseconds of work. */
const groupLimits = { transactions: 64, length: 1_000_000 };

export const busy = (): Error => errorOf({ code: 'SQLITE_BUSY', message: 'The database is busy.' });

/** Whether nothing was executed because another process has locked the file. */
export const isLockedOut = ({ results, error }: SqliteReply): boolean =>
  results.length === 0 && (error?.code?.startsWith('SQLITE_BUSY') ?? false);

type Member = {
  statements: readonly SqliteStatement[];
  length: number;
  /** In milliseconds of `performance.now()`. */
  deadline: number;
  timer?: ReturnType<typeof setTimeout>;
  answer: (reply: SqliteReply) => void;
  refuse: (error: unknown) => void;
};

const lengthOf = (statements: readonly SqliteStatement[]): number =>
  statements
    .flatMap(({ parameters }) => parameters)
    .reduce<number>((sum, value) => sum + ((value as { length?: number } | null)?.length ?? 0), 0);

/**
 * Runs transactions whose statements are all known beforehand, in groups. While one group is being written, the next
 * one gathers: the more transactions wait, the more share one write to the disk. A single one does not wait for others.
 */
export function makeGroups(engine: SqliteEngine, mutex: Mutex, limits: WaitLimits, reading: boolean) {
  let queue = new Set<Member>();
  let isWorking = false;

  function refuse(member: Member, error: unknown): void {
    clearTimeout(member.timer);
    queue.delete(member);
    member.refuse(error);
  }

  function arm(member: Member): void {
    if (member.deadline === Infinity) return;
    const rest = Math.max(0, member.deadline - performance.now());
    member.timer = setTimeout(() => refuse(member, busy()), rest);
  }

  function nextGroup(): Member[] {
    const group: Member[] = [];
    let length = 0;
    for (const member of queue) {
      length += member.length;
      const isFull = group.length === groupLimits.transactions || length > groupLimits.length;
      if (isFull && group.length > 0) break;
      group.push(member);
      queue.delete(member);
      clearTimeout(member.timer);
    }
    return group;
  }

  /** Returns false if another process has locked the file; the group is then back at the head of the queue. */
  async function runNext(): Promise<boolean> {
    const group = nextGroup();
    if (group.length === 0) return true;
    try {
      const transactions = group.map(({ statements }) => statements);
      const replies = await engine.runGroup({ transactions, reading });
      const lockedOut = new Set(group.filter((_, n) => isLockedOut(replies[n] as SqliteReply)));
      for (const [n, member] of group.entries())
        if (!lockedOut.has(member)) member.answer(replies[n] as SqliteReply);
      if (lockedOut.size === 0) return true;
      queue = new Set([...lockedOut, ...queue]);
      for (const member of lockedOut) arm(member);
      return false;
    } catch (error) {
      for (const member of group) member.refuse(error);
      return true;
    }
  }

  async function work(): Promise<void> {
    isWorking = true;
    while (queue.size > 0) {
      try {
        await mutex.acquire(Infinity);
      } catch (error) {
        for (const member of queue) refuse(member, error);
        break;
      }
      const isDone = await runNext();
      mutex.release();
      // Other connections may read during the pause.
      if (!isDone) await sleep(lockPause);
    }
    isWorking = false;
  }

  /** Rejects with `SQLITE_BUSY` when too many wait or the deadline passes, and with what the thread throws. */
  return (statements: readonly SqliteStatement[], deadline: number): Promise<SqliteReply> =>
    new Promise((answer, refuseOne) => {
      if (queue.size >= limits.atMost) {
        refuseOne(busy());
        return;
      }
      const length = limits.atMost === Infinity ? 0 : lengthOf(statements);
      const member: Member = { statements, length, deadline, answer, refuse: refuseOne };
      queue.add(member);
      arm(member);
      if (!isWorking) void work();
    });
}
