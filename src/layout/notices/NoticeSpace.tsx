import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { darkSection } from '../../theme/tokens/darkSection.ts';

/** between what has the keyboard and the notices */
const gapPx = 24;

/** Goes on where the footer ends. */
const Space = styled(
  'div',
  notForwarded('heightPx'),
)<{ heightPx: number }>(({ heightPx }) => ({
  backgroundColor: darkSection.background,
  '@media screen': { height: heightPx },
}));

/**
 * What must never lie under a notice: what has the keyboard, and the button that sends a form. Scrolls on by what is
 * covered, once, when the notice comes or grows.
 */
function uncover(heightPx: number): void {
  const edge = window.innerHeight - heightPx;
  const hidden = [...document.querySelectorAll(':is(main, footer) :focus, main [type=submit]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > edge)
    .map(({ bottom }) => bottom - edge);
  if (hidden.length > 0) window.scrollBy(0, Math.min(Math.max(...hidden), heightPx) + gapPx);
}

/** Keeps as much space below the page as its content is high, so that nothing with the keyboard is hidden under it. */
export function NoticeSpace({ children }: { children: ReactNode }) {
  const space = useRef<HTMLDivElement>(null);
  const [heightPx, setHeightPx] = useState(0);

  useEffect(() => {
    const content = space.current?.firstElementChild;
    if (!content) return undefined;
    const observer = new ResizeObserver(() => setHeightPx(content.getBoundingClientRect().height));
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (heightPx > 0) uncover(heightPx);
  }, [heightPx]);

  return (
    <>
      {heightPx > 0 && (
        <GlobalStyles
          styles={{ html: { scrollPaddingBottom: heightPx + gapPx, '--notice-space': `${heightPx}px` } }}
        />
      )}
      <Space ref={space} heightPx={heightPx}>
        {children}
      </Space>
    </>
  );
}
