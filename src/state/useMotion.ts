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
  selectSearchOpen,
} from './uiSlice.ts';

/**
 * Whether a menu, the drawer, the search or a dialog covers the page: motion beneath it would only distract. The report of a
 * problem is not in the state; it opens in the footer, far below all that moves.
 */
const selectCovered = (state: SiteState) =>
  selectDrawerOpen(state) ||
  selectOpenMenu(state) !== null ||
  selectOpenTestimonial(state) !== null ||
  selectSearchOpen(state) ||
  selectDialog(state) !== null;

/**
 * Whether things on this page move by themselves, and the handler that pauses and resumes them. Nothing moves before
 * the visitor's last choice was read from storage. Where the device asks for reduced motion, only a press of Play on
 * this very page starts it. The attribute `data-still` on the document stops CSS animations; before hydration the
 * inline script sets it.
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
    const setStill = (isStill: boolean) => document.documentElement.toggleAttribute('data-still', isStill);
    setStill(still);
    // The next page may not use this hook, and a mere suspension would never end there.
    return () => void setStill(paused);
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
