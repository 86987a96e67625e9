import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { darkSection } from '../../theme/tokens/darkSection.ts';

/** Between the focused element and the notices. */
const gapPx = 24;

/** Continues the footer's background below it. */
const Space = styled(
  'div',
  notForwarded('heightPx'),
)<{ heightPx: number }>(({ heightPx }) => ({
  backgroundColor: darkSection.background,
  '@media screen': { height: heightPx },
}));

/**
 * Scrolls the page, if the focused element or a form's submit button lies under the notices, until neither is covered.
 * Called when a notice appears or grows.
 */
function uncover(heightPx: number): void {
  const edge = window.innerHeight - heightPx;
  const hidden = [...document.querySelectorAll(':is(main, footer) :focus, main [type=submit]')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > edge)
    .map(({ bottom }) => bottom - edge);
  if (hidden.length > 0) window.scrollBy(0, Math.min(Math.max(...hidden), heightPx) + gapPx);
}

/**
 * Keeps space below the page for the height of its content, so that a focused element is never hidden under the
 * notices.
 */
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
