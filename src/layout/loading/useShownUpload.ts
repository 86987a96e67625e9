import { useEffect, useState } from 'react';
import { percentOf, selectUpload, selectUploadingForm } from '../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import type { UploadProgressProps } from './UploadProgress.tsx';

/** ms; what has been sent sooner would only flash */
const showAfterMs = 400;

/**
 * The upload to be shown, if it takes a while. Once shown it stays until the loading screen has left, so that nothing
 * disappears from a screen that fades.
 */
export function useShownUpload(loading: boolean): UploadProgressProps | null {
  const form = useSiteSelector(selectUploadingForm);
  const upload = useSiteSelector((state) => (form === null ? null : selectUpload(state, form)));
  const [last, setLast] = useState<UploadProgressProps | null>(null);
  const [due, setDue] = useState(false);

  if (form !== null && upload !== null && last?.upload !== upload) setLast({ form, upload });
  if (upload === null && loading && last !== null) {
    setLast(null);
    setDue(false);
  }

  const isSending = upload !== null && percentOf(upload) < 100;
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => setDue(true), showAfterMs);
    return () => clearTimeout(timer);
  }, [isSending]);

  return due ? last : null;
}
