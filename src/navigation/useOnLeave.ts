import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Acts when the visitor sets out for another page, and at the latest when this one goes. The next page's script may be
 * long in coming; an answer that arrives meanwhile must not move anybody (specification D56).
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
