import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { darkSection } from '../../theme/tokens.ts';

/** between what has the keyboard and the notices */
const gapPx = 24;

/** Goes on where the footer ends. */
const Room = styled(
  'div',
  notForwarded('high'),
)<{ high: number }>(({ high }) => ({
  backgroundColor: darkSection.background,
  '@media screen': { height: high },
}));

/** Keeps as much room below the page as its content is high, so that nothing with the keyboard is hidden under it. */
export function NoticeSpace({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const content = room.current?.firstElementChild;
    if (!content || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => setHeight(content.getBoundingClientRect().height));
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      {height > 0 && <Global styles={{ html: { scrollPaddingBottom: height + gapPx } }} />}
      <Room ref={room} high={height}>
        {children}
      </Room>
    </>
  );
}
