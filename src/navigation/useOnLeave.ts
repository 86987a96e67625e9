import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Calls `leave` when a navigation to another page starts, and at the latest on unmount. The next page's chunk may take
 * long; an answer that arrives meanwhile must not navigate (specification D56).
 */
export function useOnLeave(leave: () => void): void {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const leaving = location !== undefined && location.pathname !== pathname;
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (leaving) onLeave();
  }, [leaving]);
  useEffect(() => () => onLeave(), []);
}
