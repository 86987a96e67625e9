import { useEffect } from 'react';
import { keepReturnPath } from '../../navigation/keptReturnPath.ts';
import { useLocationState } from '../../navigation/useLocationState.ts';

/** Keeps where this page was asked to lead back to, for whichever account page the visitor comes to next. */
export function useKeepReturnPath(): void {
  const { returnPath } = useLocationState();
  useEffect(() => {
    if (returnPath) keepReturnPath(returnPath);
  }, [returnPath]);
}
