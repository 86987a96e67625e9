import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { afterFocus } from './afterFocus.ts';

/**
 * Whether every slide has an element in the document, empty so far, beside the one slide of the HTML: once the browser
 * is idle and the focus is not in that slide. Only an element that exists before can fade in.
 */
export function usePlaces(view: RefObject<HTMLElement | null>): boolean {
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    let gone = false;
    const place = async () => {
      await whenIdle();
      if (gone || !view.current) return;
      cancel = afterFocus(view.current, () => startTransition(() => setPlaced(true)));
    };
    void place();
    return () => {
      gone = true;
      cancel();
    };
  }, [view]);
  return placed;
}
