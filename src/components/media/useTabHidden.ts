import { useSyncExternalStore } from 'react';

const subscribeToTab = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether the visitor looks at another tab. */
export const useTabHidden = () =>
  useSyncExternalStore(
    subscribeToTab,
    () => document.hidden,
    () => false,
  );
