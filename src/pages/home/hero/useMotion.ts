import { useState } from 'react';
import { useMedia, prefersReducedMotion } from '../../../components/media/useMedia.ts';
import { isRehydrated } from '../../../state/rehydrated.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { motionToggled, selectMotionPaused } from '../../../state/uiSlice.ts';

/**
 * Whether things on this page move by themselves, and the way to stop them. Nothing moves before storage has said what
 * this visitor chose last time. Where the device asks for stillness, only a press of Play on this very page counts.
 */
export function useMotion(): { moving: boolean; onToggle: () => void } {
  const dispatch = useSiteDispatch();
  const known = useSiteSelector(({ ui }) => isRehydrated(ui));
  const paused = useSiteSelector(selectMotionPaused);
  const still = useMedia(prefersReducedMotion);
  const [asked, setAsked] = useState(false);
  return {
    moving: known && (still ? asked : !paused),
    onToggle: () => {
      if (still) setAsked(!asked);
      else dispatch(motionToggled({ paused: !paused }));
    },
  };
}
