import type { CallName } from '../../contract/calls.ts';
import { codeForms } from '../state/forms/accountEntriesSlice.ts';

/** Calls that several places make, each of which must see the result of its own only. */
const places = { logIn: ['dialog'], verifyCode: codeForms } as const;

type PlaceOf<Call extends CallName> = Call extends keyof typeof places
  ? (typeof places)[Call][number]
  : never;

const keyOf = (call: CallName, place?: string): string => (place ? `${call}.${place}` : call);

/** An option of RTK Query: every component that looks at this call, there, sees the same result. */
export const sharedResult = <Call extends CallName>(call: Call, place?: PlaceOf<Call>) => ({
  fixedCacheKey: keyOf(call, place),
});

/** Every key under which the result of this call may be looked for. */
export const resultKeysOf = (call: CallName): readonly string[] => {
  const known: Partial<Record<CallName, readonly string[]>> = places;
  return [keyOf(call), ...(known[call] ?? []).map((place) => keyOf(call, place))];
};
