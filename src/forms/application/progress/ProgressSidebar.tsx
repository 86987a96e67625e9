import CheckRounded from '@mui/icons-material/CheckRounded';
import Link from '@mui/material/Link';
import { AlertIcon } from '../../../components/icons/AlertIcon.tsx';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { company, emailHref, phoneHref } from '../../../content/company.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { StepperSegment } from './StepperSegment.tsx';
import type { StepperDrawing } from './StepperSegment.tsx';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { stickyColumnTop } from '../../../theme/space.ts';
import { stickyColumn } from '../../../theme/stickyColumn.ts';
import type { DraftStatusLineProps } from '../../drafts/notes/DraftStatusLine.tsx';
import { SectionLink } from './SectionLink.tsx';
import type { SectionState } from './sectionStates.ts';

export type ProgressSidebarProps = {
  sections: readonly SectionState[];
  /** Ids of the sections, in their order. */
  targets: readonly string[];
  current: string | undefined;
  done: number;
  required: number;
};

type SidebarProps = ProgressSidebarProps & DraftStatusLineProps;

const [x, height] = [20, 62];

/** The vertical stepper: each segment is as high as the link beside it. */
const drawing: StepperDrawing = {
  width: 40,
  height,
  strokeWidth: 2.5,
  strands: {
    pointOf: (along, aside) => `${x + aside} ${along}`,
    length: height,
    bow: 11,
    aim: 8,
    closed: { edge: 3, hold: 15 },
    open: { lead: 9, hold: 14 },
  },
  x,
  y: height / 2,
  radius: { usual: 4, marked: 5.5 },
  diamond: { side: 10, corner: 1.5 },
};

const Sidebar = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    ...stickyColumn,
    top: stickyColumnTop,
    // In a low window the sidebar scrolls itself: it is sticky, so the page could not scroll a focused link into view.
    maxHeight: `calc(100vh - ${stickyColumnTop}px)`,
    overflowY: 'auto',
    // The stepper and the focus rings extend beyond the column, and `overflow` would clip them.
    margin: '0 -9px',
    padding: '0 9px 6px',
  },
}));

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '2.125rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
}));

const HelperText = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ol')({ margin: '14px 0 0 -9px' });

const Entry = styled('li')({ display: 'flex', alignItems: 'center', gap: 4 });

const Box = styled('div')(({ theme }) => ({
  marginTop: 18,
  paddingTop: 18,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Note = styled(HelperText)({ lineHeight: 1.5 });

const Saved = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  lineHeight: 1.5,
}));

const SavedIcon = styled(CheckRounded)(({ theme }) => ({
  fontSize: 20,
  color: theme.vars.palette.success.main,
}));

const NotSavedIcon = styled(AlertIcon)(({ theme }) => ({ color: theme.vars.palette.warning.main }));

/**
 * The sidebar of a long form: its progress, its sections, whom to ask, and whether it is saved. Memoised, because few
 * keystrokes change any of that.
 */
export const ProgressSidebar = memo(function ProgressSidebar(props: SidebarProps) {
  const { sections, targets, current, done, required, savedTime, onDiscard } = props;
  const { progress, draft: copy, help } = submissionCopy;
  const blocked = useSiteSelector(selectStorageBlocked);
  return (
    <Sidebar>
      <Count>{progress.count(done, required)}</Count>
      <HelperText>{progress.done}</HelperText>
      <nav aria-label={submissionCopy.sections}>
        <List>
          {sections.map(({ key, ...section }, index) => {
            const target = targets[index] ?? '';
            return (
              <Entry key={key}>
                <StepperSegment
                  drawing={drawing}
                  status={section.status}
                  current={target === current}
                  first={index === 0}
                  last={index === sections.length - 1}
                />
                <SectionLink {...section} target={target} current={target === current} />
              </Entry>
            );
          })}
        </List>
      </nav>
      <Box>
        <Note>
          {help.before}
          <Link href={emailHref}>{company.email}</Link>
          {help.between}
          <Link href={phoneHref} sx={{ whiteSpace: 'nowrap' }}>
            {company.phone}
          </Link>
          {help.after}
        </Note>
      </Box>
      {/* At the end, so that nothing moves when the first draft is saved. */}
      {savedTime !== null && (
        <Box>
          {blocked ? (
            <Saved>
              <NotSavedIcon kind="warning" size={20} />
              <span>{copy.notKept}</span>
            </Saved>
          ) : (
            <Saved>
              <SavedIcon />
              <span>{`${copy.saved} ${savedTime}`}</span>
            </Saved>
          )}
          <Note>
            <span>{blocked ? copy.aboutNotKept : copy.about}</span>{' '}
            <Link component="button" type="button" onClick={onDiscard}>
              {copy.discard}
            </Link>
          </Note>
        </Box>
      )}
    </Sidebar>
  );
});
