import type { Draft } from './draftsSlice.ts';

/** A draft without those that it has set aside. */
export const alone = ({ earlier: _earlier, ...draft }: Draft): Draft => draft;

/** A draft and those that it has set aside, each alone, the last one first. */
export const chainOf = (draft: Draft | null | undefined): Draft[] =>
  draft ? [alone(draft), ...chainOf(draft.earlier)] : [];

/** The first of some drafts, with the others set aside. */
export const chained = ([first, ...others]: readonly Draft[]): Draft | undefined => {
  const earlier = others.length > 0 ? chained(others) : undefined;
  return first && { ...first, ...(earlier && { earlier }) };
};

/** What is stored, with that draft first of which `isOwn` is true: somebody else may have set it aside. */
export function ownFirst(found: Draft, isOwn: (draft: Draft) => boolean): Draft {
  const all = chainOf(found);
  const own = all.find(isOwn);
  if (!own || own === all[0]) return found;
  return chained([own, ...all.filter((draft) => draft !== own)]) ?? found;
}

/** Accounts whose drafts are kept beside the draft in front; more people hardly share one browser. */
const mostAccounts = 3;

/** Of the drafts that others have left in a form, those that are kept: of the last accounts, and the last anonymous one. */
export const keptOf = (others: readonly Draft[]): Draft[] => {
  const ofAccounts = others.filter(({ owner }) => owner !== null).slice(0, mostAccounts);
  const anonymous = others.find(({ owner }) => owner === null);
  return others.filter((draft) => draft === anonymous || ofAccounts.includes(draft));
};
