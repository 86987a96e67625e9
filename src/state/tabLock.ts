/** Undefined where browsers have no locks, as without TLS. */
const locks = (): LockManager | undefined => navigator.locks;

export type TabLock = { name: string; release: () => void };

/**
 * Takes a lock that other tabs can see until it is released, or until this document ends, whatever ends it. Null where the
 * browser has no locks.
 */
export function takeTabLock(): TabLock | null {
  const manager = locks();
  if (!manager) return null;
  const name = crypto.randomUUID();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Rejected where storage is blocked; other tabs then read nothing that names the lock either.
  manager.request(name, () => released).catch(() => null);
  return { name, release };
}

/** Whether a tab holds the lock with this name. Never rejects. */
export async function isTabLockHeld(name: string): Promise<boolean> {
  const { held = [] } =
    (await locks()
      ?.query()
      .catch(() => null)) ?? {};
  return held.some((lock) => lock.name === name);
}
