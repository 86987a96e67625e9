import { createElement, useEffect, useState } from 'react';
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

  const fetchPart = async () => {
    try {
      part = await load();
    } catch {
      pending = null;
    }
  };

  /** Fetches the file ahead of need. Never rejects. */
  const preload = (): Promise<void> => {
    pending ??= fetchPart();
    return pending;
  };

  /** Stands where the part belongs; draws nothing until it is needed and there. Once there it stays, to leave gently. */
  function Part({ needed, ...props }: Props & { needed: boolean }) {
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
    return shown && createElement(shown as ComponentType<object>, props);
  }

  return { preload, Part };
}
