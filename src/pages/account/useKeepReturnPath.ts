import { useEffect } from 'react';
import { keepReturnPath } from '../../navigation/keptReturnPath.ts';
import { useLocationState } from '../../navigation/useLocationState.ts';

/** Keeps the return path in this page's location state for the account page to which the visitor goes next. */
export function useKeepReturnPath(): void {
  const { returnPath } = useLocationState();
  useEffect(() => {
    if (returnPath) keepReturnPath(returnPath);
  }, [returnPath]);
}
