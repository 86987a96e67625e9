import { useState } from 'react';
import { useMedia } from '../../../components/media/useMedia.ts';
import { prefersReducedMotion } from '../../../hydration/reducedMotion.ts';
import { isRehydrated } from '../../../state/rehydrated.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { motionToggled, selectMotionPaused } from '../../../state/uiSlice.ts';

/**
 * Whether things on this page move by themselves, and the way to stop them. Nothing moves before storage has said what
 * this visitor chose last time. Where the device asks for reduced motion, only a press of Play on this very page counts.
 */
export function useMotion(): { moving: boolean; onToggle: () => void } {
  const dispatch = useSiteDispatch();
  const rehydrated = useSiteSelector(({ ui }) => isRehydrated(ui));
  const paused = useSiteSelector(selectMotionPaused);
  const reducedMotion = useMedia(prefersReducedMotion);
  const [playRequested, setPlayRequested] = useState(false);
  return {
    moving: rehydrated && (reducedMotion ? playRequested : !paused),
    onToggle: () => {
      if (reducedMotion) setPlayRequested(!playRequested);
      else dispatch(motionToggled({ paused: !paused }));
    },
  };
}
