import { useEffect, useState } from 'react';
import { useMedia } from '../components/media/useMedia.ts';
import { useTabHidden } from '../components/media/useTabHidden.ts';
import { prefersReducedMotion } from '../hydration/reducedMotion.ts';
import { isRehydrated } from './isRehydrated.ts';
import { useSiteDispatch, useSiteSelector } from './hooks.ts';
import type { SiteState } from './siteStore.ts';
import { selectDialog } from './dialog/dialogSlice.ts';
import {
  motionToggled,
  selectDrawerOpen,
  selectMotionPaused,
  selectOpenMenu,
  selectOpenTestimonial,
} from './uiSlice.ts';

/** Whether a menu, the drawer or a dialog lies over the page: what moves beneath it only draws the eye away. */
const selectCovered = (state: SiteState) =>
  selectDrawerOpen(state) ||
  selectOpenMenu(state) !== null ||
  selectOpenTestimonial(state) !== null ||
  selectDialog(state) !== null;

/**
 * Whether things on this page move by themselves, and the way to stop them. Nothing moves before storage has said what
 * this visitor chose last time. Where the device asks for reduced motion, only a press of Play on this very page counts.
 * The document is told by `data-still`, for what moves by style sheet alone; its inline script does so on arrival.
 */
export function useMotion(): { moving: boolean; suspended: boolean; onToggle: () => void } {
  const dispatch = useSiteDispatch();
  const rehydrated = useSiteSelector(({ ui }) => isRehydrated(ui));
  const paused = useSiteSelector(selectMotionPaused);
  const reducedMotion = useMedia(prefersReducedMotion);
  const covered = useSiteSelector(selectCovered);
  const suspended = useTabHidden() || covered;
  const [playRequested, setPlayRequested] = useState(false);
  const still = suspended || paused;
  useEffect(() => {
    if (!rehydrated) return undefined;
    const tell = (isStill: boolean) => document.documentElement.toggleAttribute('data-still', isStill);
    tell(still);
    // another page may have nothing that says when this ends
    return () => void tell(paused);
  }, [rehydrated, still, paused]);
  return {
    moving: rehydrated && (reducedMotion ? playRequested : !paused),
    suspended,
    onToggle: () => {
      if (reducedMotion) setPlayRequested(!playRequested);
      else dispatch(motionToggled({ paused: !paused }));
    },
  };
}
