import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Path } from '../../../contract/paths.ts';
import { BackButton } from '../../components/controls/BackButton.tsx';
import { Kolam } from '../../components/art/Kolam.tsx';
import { Mark } from '../../components/art/Mark.tsx';
import type { AlertKind } from '../../components/icons/AlertIcon.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { useGoBack } from '../../navigation/useGoBack.ts';
import type { Drawing } from '../../art/drawing.ts';
import type { LocationState } from '../../state/locationState.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { contentWidth, gutter, headerBottom } from '../../theme/space.ts';
import { stickyColumn } from '../../theme/stickyColumn.ts';
import { StatusAlert } from './StatusAlert.tsx';
import { useFocusFirstField } from './useFocusFirstField.ts';
import { useKeepReturnPath } from './useKeepReturnPath.ts';

type AccountFrameProps = {
  /** Number and name of this step, where the task takes several. */
  step?: { count: string; name: string };
  heading: string;
  introduction: ReactNode;
  back: string;
  /** The page to which `back` leads; without it, the previous page of the history. */
  backTo?: Path;
  /** An email address that is handed to that page. */
  backEmail?: string | undefined;
  art: { drawing: Drawing; progress?: number };
  story: { title: string; text: string };
  /** Narrow windows show the story as one line above the form. */
  compactStory?: boolean;
  /** A message that the previous page handed over. */
  status?: string | undefined;
  statusKind?: AlertKind | undefined;
  /** A message below the form, where it moves nothing when it appears. */
  note?: ReactNode;
  children: ReactNode;
};

const Columns = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  maxWidth: `calc(${contentWidth.page} + 2 * ${gutter})`,
  margin: '0 auto',
  // What appears at the end may push the footer down, so the footer begins below the window.
  minHeight: `calc(100vh - ${headerBottom.narrow}px)`,
  padding: `8px ${gutter} 48px`,
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${contentWidth.form}`,
    columnGap: 'clamp(48px, 8.75vw, 112px)',
    minHeight: `calc(100vh - ${headerBottom.wide}px)`,
    paddingBlock: '24px 64px',
  },
}));

/** As high as the window and sticky, so that its text stays in view beside a long form. */
const Panel = styled(DarkPanel)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    ...stickyColumn,
    top: headerBottom.wide + 24,
    alignSelf: 'start',
  },
}));

const Story = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  gap: 'clamp(16px, 3vh, 32px)',
  height: 'calc(100vh - 121px)',
  minHeight: '26rem',
  maxHeight: 860,
  padding: 'clamp(24px, 5vh, 40px) 48px clamp(28px, 5.5vh, 44px)',
});

/** Takes the height that the text leaves in a low window. */
const Art = styled('div')({
  flex: 1,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  minHeight: 0,
});

const Picture = styled(Kolam)({ maxHeight: '100%' });

// Not a heading element, because it precedes the page's h1 in the document.
const StoryTitle = styled('p')(({ theme }) => ({ ...theme.typography.h2, fontSize: '2.125rem' }));

const StoryText = styled('p')(({ theme }) => ({
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
}));

const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  [theme.breakpoints.up('lg')]: { paddingTop: 16 },
}));

const Heading = styled(
  'h1',
  notForwarded('belowStep'),
)<{ belowStep: boolean }>(({ theme }) => ({
  ...theme.typography.h1,
  marginTop: 8,
  outline: 'none',
  [theme.breakpoints.up('lg')]: { fontSize: '2.75rem' },
  variants: [{ props: { belowStep: false }, style: { [theme.breakpoints.up('lg')]: { marginTop: 20 } } }],
}));

const Step = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  marginTop: 12,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('lg')]: { marginTop: 20 },
}));

const StepCount = styled('strong')(({ theme }) => ({
  marginRight: 8,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  margin: '8px 0 22px',
  color: theme.vars.palette.text.secondary,
  fontSize: '1.125rem',
  // An address has no blanks to break at.
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: { marginBottom: 28, fontSize: '1.1875rem' },
}));

const CompactPanel = styled(DarkPanel)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  marginBottom: 20,
  padding: '14px 18px',
  borderRadius: 20,
  ...theme.typography.helper,
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Status = styled(LiveRegion)({ '&:not(:empty)': { marginBottom: 24 } });

const Note = styled(LiveRegion)({ marginTop: 24 });

/** The account pages with one short form: a dark panel with a story beside the form; one column in narrow windows. */
export function AccountFrame(props: AccountFrameProps) {
  const { step, heading, introduction, back, backTo, backEmail, art, story } = props;
  const { compactStory, status, statusKind, note, children } = props;
  const backState: LocationState | undefined = backEmail ? { email: backEmail } : undefined;
  const goBack = useGoBack();
  const column = useRef<HTMLDivElement>(null);
  useFocusFirstField(column);
  useKeepReturnPath();
  return (
    <Columns>
      <Panel>
        <Story>
          <Art>
            <Picture {...art} />
          </Art>
          <div>
            <StoryTitle>{story.title}</StoryTitle>
            <StoryText>{story.text}</StoryText>
          </div>
        </Story>
      </Panel>
      <Column ref={column}>
        {backTo ? (
          <BackButton label={back} to={backTo} state={backState} />
        ) : (
          <BackButton label={back} onClick={goBack} />
        )}
        {step && (
          <Step>
            <StepCount>{step.count}</StepCount> <span>{step.name}</span>
          </Step>
        )}
        <Heading tabIndex={-1} belowStep={step !== undefined}>
          {heading}
        </Heading>
        <Lead>{introduction}</Lead>
        {compactStory && (
          <CompactPanel as="p">
            <Mark size={44} state={art.progress === 1 ? 'closed' : 'open'} />
            <span>{story.title}</span>
          </CompactPanel>
        )}
        <Status>{status !== undefined && <StatusAlert title={status} kind={statusKind} />}</Status>
        {children}
        <Note>{note}</Note>
      </Column>
    </Columns>
  );
}
