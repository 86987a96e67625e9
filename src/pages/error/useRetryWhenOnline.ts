import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Opens the page of this address again when the connection is back, within the document, so that the recording of the
 * visit stays. Not below an open dialog, which may be the report of just this failure.
 */
export function useRetryWhenOnline(failed: boolean): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!failed) return undefined;
    const retry = () => {
      if (!document.querySelector('[aria-modal=true]'))
        void navigate(location, { replace: true, state: location.state as unknown });
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, location, navigate]);
}
