import { useEffect, useState } from 'react';
import { dialogFormOf, dialogResultOf } from '../../content/dialogContent/dialogResult.ts';
import { selectHasSession } from '../../state/auth/authSlice.ts';
import { dialogClosed } from '../../state/dialog/dialogSlice.ts';
import type { OpenDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';

/**
 * Whether the open dialog offers a login: there is no session, the dialog reports that sending a form needs one or has
 * failed, and that form is open on this page (specification DLG-11, SES-07). A login, here or in another tab, closes
 * the dialog. While the dialog fades out, the returned value does not change.
 */
export function useLoginOffer(dialog: OpenDialog | null, isOpen: boolean): boolean {
  const dispatch = useSiteDispatch();
  const kind = dialog?.kind;
  const offers = useSiteSelector((state) => {
    if (kind === undefined || selectHasSession(state)) return false;
    const result = dialogResultOf(kind);
    return (result === 'loginRequired' || result === 'failed') && dialogFormOf(kind) in state.forms;
  });

  useEffect(() => {
    if (!offers || kind === undefined) return undefined;
    return dispatch(
      listenTo({
        predicate: (_, state, before) => selectHasSession(state) && !selectHasSession(before),
        effect: () => void dispatch(dialogClosed({ kind, answer: 'cancel' })),
      }),
    );
  }, [offers, kind, dispatch]);

  const [shown, setShown] = useState(offers);
  if (isOpen && offers !== shown) setShown(offers);
  return shown;
}
