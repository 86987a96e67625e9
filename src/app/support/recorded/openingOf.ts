import { isOver } from '../../../state/auth/claims.ts';
import { noticesSlice } from '../../../state/noticesSlice.ts';
import type { RootState } from '../../store/store.ts';
import type { Address } from './addressOf.ts';

/** A page as it opens, before anything was done on it. */
export type RecordedOpening = { address: Address; state: RootState };

/**
 * The state with which a spare of a page is mounted: that of its step, but without dialog, open menus, notices, loading
 * and progress of forms and calls. A page shows those only after it has been mounted, as the visitor's did.
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
 * The half-day in which a page opens. Some of what a page shows depends on the date, and it keeps the time at which it
 * was opened to decide whether a session is over (`useSession`), so a spare can be used only within the same half-day.
 */
export function halfDayOf(moment: number): string {
  const date = new Date(moment);
  return `${date.toDateString()} ${date.getHours() < 12 ? 'am' : 'pm'}`;
}

/** Identifies an opening: two with the same name render the same page. */
export const nameOf = ({ address, state }: RecordedOpening, moment: number): string => {
  const { claims } = state.auth;
  return JSON.stringify([address, state, halfDayOf(moment), claims !== null && isOver(claims, moment)]);
};
