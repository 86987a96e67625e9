import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { arrivalOf } from '../../state/locationState.ts';
import { arrived, openPageAt, pageOpened, selectOpenPage } from '../../state/navigationSlice.ts';
import type { Router } from '../routes/showLoadingDuringNavigation.ts';

const nothing = arrivalOf(null);

/**
 * Dispatches what the open page was opened with (its arrival): a sentence of the page before, choices, whether there
 * was an address. This is a listener, and not part of opening a page, because reading a location state needs lists that
 * are not part of the first load. It also listens to the router: the history entry may change while the page stays
 * open, as at the second step of setting a new password.
 */
export function startArrivalListener(store: SiteStore, router: Router): void {
  const report = () => {
    const arrival = arrivalOf(router.state.location.state);
    const { arrival: known = nothing } = store.getState().navigation;
    if (JSON.stringify(arrival) !== JSON.stringify(known)) store.dispatch(arrived(arrival));
  };
  const isOpen = () => selectOpenPage(store.getState()) === openPageAt(router.state.location.pathname);

  store.dispatch(listenTo({ actionCreator: pageOpened, effect: report }));
  router.subscribe(() => {
    // For a page that React has not rendered yet, `pageOpened` will follow.
    if (isOpen()) report();
  });
  if (isOpen()) report();
}
