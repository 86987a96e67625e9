import { useEffect, useState } from 'react';
import { isDialogKind } from '../../content/dialogContent/dialogContents.ts';
import { dialogClosed, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';

/**
 * The dialog that the store names, whether it is open, and the one to render: the last one stays rendered while it
 * fades out. A dialog of a kind that this version of the site does not know is dismissed.
 */
export function useShownDialog() {
  const dispatch = useSiteDispatch();
  const current = useSiteSelector(selectDialog);
  const loading = useSiteSelector(selectLoading);
  const isKnown = current !== null && isDialogKind(current.kind);

  useEffect(() => {
    if (current && !isKnown) dispatch(dialogClosed({ kind: current.kind, answer: 'dismiss' }));
  }, [current, isKnown, dispatch]);

  const [shown, setShown] = useState(isKnown ? current : null);
  if (isKnown && current !== shown) setShown(current);

  return { current, open: isKnown && !loading, shown };
}
