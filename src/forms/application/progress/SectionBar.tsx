import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useCloseFromOutside } from '../../../components/controls/useCloseFromOutside.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { gutter, headerBottom, headerHeight } from '../../../theme/space.ts';
import { shadow } from '../../../theme/tokens/overlay.ts';
import { StepperRow } from './StepperRow.tsx';
import type { ProgressSidebarProps } from './ProgressSidebar.tsx';
import { SectionLink } from './SectionLink.tsx';

type SectionBarProps = ProgressSidebarProps & { wrong: number };

/** The height of the bar with its border in px, while its text fits on one line. */
const usualHeight = 53;

/** Scroll padding that keeps a focused control clear of the header and of the bar, which is `height` px high. */
const scrollPaddingOf = (height: number) => (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { html: { scrollPaddingTop: headerBottom.narrow + height + 14 } },
});

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: headerBottom.narrow,
  zIndex: 10,
  marginInline: `calc(-1 * ${gutter})`,
  marginBottom: 20,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  // With large text the section's title may need a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  width: '100%',
  minHeight: 52,
  padding: `0 ${gutter}`,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-expanded=true]': { '--chevron-transform': 'rotate(180deg)' },
}));

const Current = styled('b')(({ theme }) => ({
  ...theme.typography.h6,
  flex: 1,
  // Never narrower than its longest word, which would otherwise break after each letter.
  minWidth: 'min-content',
  lineHeight: 1.2,
}));

/** Stays together at the end of its line. */
const End = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, marginLeft: 'auto' });

const Wrong = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 600 }));

const Chevron = styled(ExpandMoreRounded)({ transform: 'var(--chevron-transform, none)' });

const List = styled('ol')(({ theme }) => ({
  // Positioned over the form: in the flow, closing the list would move the section up that its link scrolls to.
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  display: 'grid',
  gap: 4,
  // The list may be higher than the window, and a sticky bar does not scroll with the page. The bar's part is in rem,
  // because larger text makes it higher.
  maxHeight: `calc(100vh - ${headerHeight.narrow}px - 6rem)`,
  overflowY: 'auto',
  padding: `12px ${gutter} 16px`,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadow.menu,
  '&[hidden]': { display: 'none' },
}));

const Entry = styled('li')({ display: 'flex' });

/**
 * The bar under the header in narrow windows: the current section of the form, and a list of links to all of them.
 * Memoised, because few keystrokes change any of that.
 */
export const SectionBar = memo(function SectionBar(props: SectionBarProps) {
  const { sections, targets, current, done, required, wrong } = props;
  const [open, setOpen] = useState(false);
  const list = useId();
  const bar = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useCloseFromOutside(open, bar, close, toggle);
  const [height, setHeight] = useState(usualHeight);
  const currentIndex = Math.max(0, current === undefined ? 0 : targets.indexOf(current));

  useEffect(() => {
    if (!bar.current) return undefined;
    // In wide windows the bar is hidden and has no height.
    const observer = new ResizeObserver(([entry]) =>
      setHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) || usualHeight),
    );
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Bar
      ref={bar}
      aria-label={submissionCopy.sections}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The open list covers the form, and would hide the control that the focus moves to.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <GlobalStyles styles={scrollPaddingOf(height)} />
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <StepperRow sections={sections} current={sections[currentIndex]?.key} />
        <Current>{sections[currentIndex]?.title}</Current>
        <End>
          {wrong > 0 ? (
            <Wrong>{submissionCopy.toCorrect(wrong)}</Wrong>
          ) : (
            <span>{submissionCopy.progress.count(done, required)}</span>
          )}
          <Chevron fontSize="small" />
        </End>
      </Toggle>
      <List id={list} hidden={!open}>
        {sections.map(({ key, ...section }, index) => (
          <Entry key={key}>
            <SectionLink
              {...section}
              target={targets[index] ?? ''}
              current={index === currentIndex}
              onClick={close}
            />
          </Entry>
        ))}
      </List>
    </Bar>
  );
});
