import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { afterFocus } from './afterFocus.ts';
import type { SlideMover } from './slideMover.ts';

/**
 * Fetches the library once it is wanted. Nothing waits for it: if the file does not arrive, slides change without a
 * transition. It is not mounted while the focus is in a slide, because mounting it replaces the slide's element.
 *
 * @param wanted becoming false again cancels a library that is not yet mounted
 * @returns null until the library has arrived and may be mounted
 */
export function useSlideMover(view: RefObject<HTMLElement | null>, wanted: boolean): SlideMover | null {
  const [mover, setMover] = useState<SlideMover | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let cancel = () => {};
    let gone = false;
    const fetchMover = async () => {
      const loaded = await import(/* webpackChunkName: "carousel" */ './slideMover.ts').catch(() => null);
      if (gone || !loaded || !view.current) return;
      cancel = afterFocus(view.current, () => startTransition(() => setMover(() => loaded.slideMover)));
    };
    void fetchMover();
    return () => {
      gone = true;
      cancel();
    };
  }, [view, wanted]);
  return mover;
}
