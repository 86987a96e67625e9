import { useEffect, useState } from 'react';
import {
  isSent,
  selectFormProgress,
  selectSendingForm,
  sendingTookLong,
} from '../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import type { SendingPanelProps } from './SendingPanel.tsx';

/** ms; the panel of a shorter upload would only flash. */
const showAfterMs = 400;

/** ms; what is sent without a file, or already sent, only waits for the response, which mostly arrives long before this. */
const longWaitMs = 10_000;

/**
 * The submission to show, if it takes a while. Once shown it stays until the loading screen has gone, so that nothing
 * disappears from a screen that is fading out.
 */
export function useShownSending(loading: boolean, shown: boolean): SendingPanelProps | null {
  const form = useSiteSelector(selectSendingForm);
  const progress = useSiteSelector((state) => (form === null ? undefined : selectFormProgress(state, form)));
  const { upload = null, takesLong = false } = progress ?? {};
  const dispatch = useSiteDispatch();
  const [last, setLast] = useState<SendingPanelProps | null>(null);

  if (form !== null && takesLong && (last?.form !== form || last.upload !== upload))
    setLast({ form, upload });
  if (form === null && (loading || !shown) && last !== null) setLast(null);

  const isUploaded = isSent(upload);
  const delay = upload && !isUploaded ? showAfterMs : longWaitMs;
  const isTimed = form !== null && (!takesLong || isUploaded);
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(() => dispatch(sendingTookLong({ form })), delay);
    return () => clearTimeout(timer);
  }, [form, isTimed, delay, dispatch]);

  return last;
}
