import type { CallName } from '../../contract/calls.ts';
import { codeForms } from '../state/forms/accountEntriesSlice.ts';

/** Calls that are made in several places of the site, each of which must see only its own result. */
const places = { logIn: ['dialog'], verifyCode: codeForms } as const;

type PlaceOf<Call extends CallName> = Call extends keyof typeof places
  ? (typeof places)[Call][number]
  : never;

const keyOf = (call: CallName, place?: string): string => (place ? `${call}.${place}` : call);

/** An option for RTK Query's mutations: all components that use the call, in this place, share one result. */
export const sharedResult = <Call extends CallName>(call: Call, place?: PlaceOf<Call>) => ({
  fixedCacheKey: keyOf(call, place),
});

/** All cache keys under which there may be a result of this call. */
export const resultKeysOf = (call: CallName): readonly string[] => {
  const known: Partial<Record<CallName, readonly string[]>> = places;
  return [keyOf(call), ...(known[call] ?? []).map((place) => keyOf(call, place))];
};
