import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { gutter, headerHeight } from '../../../theme/space.ts';
import { StepperRow } from './StepperRow.tsx';
import type { ProgressSidebarProps } from './ProgressSidebar.tsx';
import { SectionLink } from './SectionLink.tsx';

type SectionBarProps = ProgressSidebarProps & { wrong: number };

/** px at the top of a narrow window: the header, the closed bar and their lines */
const covered = headerHeight.narrow + 1 + 53;

const roomAbove = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { html: { scrollPaddingTop: covered + 14 } },
});

/** Nothing that takes the keyboard hides under the bar. */
const room = <GlobalStyles styles={roomAbove} />;

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: headerHeight.narrow + 1,
  zIndex: 10,
  marginInline: `calc(-1 * ${gutter})`,
  marginBottom: 20,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
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
  minWidth: 0,
  lineHeight: 1.2,
}));

const Wrong = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main, fontWeight: 600 }));

const Chevron = styled(ExpandMoreRounded)({ transform: 'var(--chevron-transform, none)' });

const List = styled('ol')({
  display: 'grid',
  gap: 4,
  // A window may be lower than the list, and a page does not move what sticks to its top.
  maxHeight: `calc(100vh - ${covered}px)`,
  overflowY: 'auto',
  padding: `4px ${gutter} 16px`,
  '&[hidden]': { display: 'none' },
});

const Entry = styled('li')({ display: 'flex' });

/** Under the header of narrow windows: where in the form the visitor is, and the way to its other sections. */
export function SectionBar({ sections, targets, current, done, required, wrong }: SectionBarProps) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const at = Math.max(0, current === undefined ? 0 : targets.indexOf(current));
  return (
    <Bar aria-label={submissionCopy.sections}>
      {room}
      <Toggle type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <StepperRow sections={sections} current={sections[at]?.key} />
        <Current>{sections[at]?.title}</Current>
        {wrong > 0 ? (
          <Wrong>{submissionCopy.toCorrect(wrong)}</Wrong>
        ) : (
          <span>{submissionCopy.progress.count(done, required)}</span>
        )}
        <Chevron fontSize="small" />
      </Toggle>
      <List id={list} hidden={!open}>
        {sections.map((section, index) => (
          <Entry key={section.key}>
            <SectionLink
              section={section}
              target={targets[index] ?? ''}
              current={index === at}
              onFollow={() => setOpen(false)}
            />
          </Entry>
        ))}
      </List>
    </Bar>
  );
}
