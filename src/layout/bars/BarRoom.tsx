import { Global } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

/** px between what has the keyboard and the bars */
const air = 24;

/** Keeps as much room below the page as its content is high, so that nothing with the keyboard is hidden under it. */
export function BarRoom({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const content = place.current?.firstElementChild;
    if (!content || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setHeight(content.getBoundingClientRect().height));
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place}>
      {height > 0 && (
        <Global
          styles={{
            html: { scrollPaddingBottom: height + air },
            '@media screen': { body: { paddingBottom: height } },
          }}
        />
      )}
      {children}
    </div>
  );
}
