import { networkOf } from '../../common/networkOf.ts';

/** Whom something is counted for. */
export type Caller = {
  /** The address block; undefined for a caller that is not counted by address. */
  block: string | undefined;
  /** The /48 network that contains an IPv6 block; undefined for any other block. */
  network: string | undefined;
};

export const callerOfBlock = (block: string | undefined): Caller => ({
  block,
  network: block === undefined ? undefined : networkOf(block),
});

/** Keeps members by the block and by the network of their callers. */
export function makeCallerGroups<Member>() {
  const groups = new Map<string, Set<Member>>();
  const none: ReadonlySet<Member> = new Set();
  const keysOf = ({ block, network }: Caller) => [block, network].filter((key) => key !== undefined);
  return {
    of: (key: string | undefined): ReadonlySet<Member> =>
      key === undefined ? none : (groups.get(key) ?? none),
    add(caller: Caller, member: Member): void {
      for (const key of keysOf(caller)) {
        const group = groups.get(key) ?? new Set();
        groups.set(key, group.add(member));
      }
    },
    remove(caller: Caller, member: Member): void {
      for (const key of keysOf(caller)) {
        const group = groups.get(key);
        group?.delete(member);
        if (group?.size === 0) groups.delete(key);
      }
    },
  };
}

export type CallerGroups<Member> = ReturnType<typeof makeCallerGroups<Member>>;
