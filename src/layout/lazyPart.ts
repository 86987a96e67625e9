import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** Pause before a script file that did not arrive is asked for again, in ms. */
const retryAfter = 2000;

/**
 * A part of the frame in a script file of its own: nobody pays for it before it is needed. Unlike `React.lazy` it never
 * throws: a file that does not arrive is asked for again as long as the part is needed, because a dialog that reports a
 * lost connection must not break the page over that lost connection.
 */
export function makeLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  let pending: Promise<void> | null = null;

  /** Fetches the file ahead of need. Never rejects. */
  const preload = (): Promise<void> => {
    pending ??= load()
      .then((loaded) => {
        part = loaded;
      })
      .catch(() => {
        pending = null;
      });
    return pending;
  };

  /** The component, or null while it is not needed or not there yet. Once there it stays, so that it can leave gently. */
  const usePart = (needed: boolean): ComponentType<Props> | null => {
    const [shown, setShown] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      if (!needed || shown) return undefined;
      let gone = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const attempt = async () => {
        await preload();
        if (gone) return;
        if (part) setShown(() => part);
        else timer = setTimeout(() => void attempt(), retryAfter);
      };
      void attempt();
      return () => {
        gone = true;
        clearTimeout(timer);
      };
    }, [needed, shown]);
    return shown;
  };

  return { preload, usePart };
}
