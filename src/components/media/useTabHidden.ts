import { useSyncExternalStore } from 'react';

const subscribeToTab = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether this tab is hidden, as while the visitor looks at another one. */
export const useTabHidden = () =>
  useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => false,
  );
