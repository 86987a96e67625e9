import { isOver } from '../../../state/auth/claims.ts';
import { noticesSlice } from '../../../state/noticesSlice.ts';
import type { RootState } from '../../store/store.ts';
import type { Address } from './addressOf.ts';

/** A page as it opens: nothing in it was done yet. */
export type RecordedOpening = { address: Address; state: RootState };

/**
 * The state with which a recorded page is mounted: as at its step, but without dialog, open menus, loading and progress of forms.
 * A page shows those only once it stands, and the visitor's did, too.
 */
export const openingOf = (address: Address, first: RootState): RecordedOpening => ({
  address,
  state: {
    ...first,
    ui: { ...first.ui, loading: {}, drawerOpen: false, openMenu: null },
    dialog: { ...first.dialog, current: null },
    forms: {},
    notices: noticesSlice.getInitialState(),
    api: first.api && { ...first.api, mutations: {} },
  },
});

/**
 * The part of a day that a page opens in. Some of what a page says depends on the day, and it keeps the time at which it has
 * opened to tell whether a session is over (`useSession`); one that begins within the same half of a day outlives it.
 */
export function halfDayOf(moment: number): string {
  const date = new Date(moment);
  return `${date.toDateString()} ${date.getHours() < 12 ? 'am' : 'pm'}`;
}

/** Two openings of one name draw the same page. */
export const nameOf = ({ address, state }: RecordedOpening, moment: number): string => {
  const { claims } = state.auth;
  return JSON.stringify([address, state, halfDayOf(moment), claims !== null && isOver(claims, moment)]);
};
