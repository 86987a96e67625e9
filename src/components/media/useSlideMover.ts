import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import type { CarouselProps as LibraryProps } from 'react-material-ui-carousel/dist/components/types';
import { afterFocus } from './afterFocus.ts';

/** The library that moves the slides. */
export type SlideMover = ComponentType<LibraryProps>;

/**
 * Fetches the library once it is wanted. Nobody waits for it, and if the file does not arrive, slides change without
 * movement. It is not put in while the keyboard is in the slide, which it replaces.
 *
 * @param wanted false again gives up what has not been put in
 * @returns null until it is there
 */
export function useSlideMover(view: RefObject<HTMLElement | null>, wanted: boolean): SlideMover | null {
  const [mover, setMover] = useState<SlideMover | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let cancel = () => {};
    let gone = false;
    const fetchMover = async () => {
      const loaded = await import(/* webpackChunkName: "carousel" */ 'react-material-ui-carousel').catch(
        () => null,
      );
      if (gone || !loaded || !view.current) return;
      cancel = afterFocus(view.current, () =>
        startTransition(() => setMover(() => loaded.default as SlideMover)),
      );
    };
    void fetchMover();
    return () => {
      gone = true;
      cancel();
    };
  }, [view, wanted]);
  return mover;
}
