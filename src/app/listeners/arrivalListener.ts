import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { arrivalOf } from '../../state/locationState.ts';
import { arrived, openPageAt, pageOpened, selectOpenPage } from '../../state/navigationSlice.ts';
import type { Router } from '../routes/showLoadingDuringNavigation.ts';

const nothing = arrivalOf(null);

/**
 * Tells the store what the open page was opened with: a sentence of the page before, choices, whether there was an
 * address. Here and not where the page is opened, because reading a location state takes lists that the first load does
 * without. A page may get another entry of the history without being opened anew, as the second step of a new password
 * does.
 */
export function startArrivalListener(store: SiteStore, router: Router): void {
  const tell = () => {
    const arrival = arrivalOf(router.state.location.state);
    const { arrival: known = nothing } = store.getState().navigation;
    if (JSON.stringify(arrival) !== JSON.stringify(known)) store.dispatch(arrived(arrival));
  };
  const isOpen = () => selectOpenPage(store.getState()) === openPageAt(router.state.location.pathname);

  store.dispatch(listenTo({ actionCreator: pageOpened, effect: tell }));
  router.subscribe(() => {
    // A page that is only on its way is told of by `pageOpened`.
    if (isOpen()) tell();
  });
  if (isOpen()) tell();
}
