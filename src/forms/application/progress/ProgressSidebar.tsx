import CheckRounded from '@mui/icons-material/CheckRounded';
import Link from '@mui/material/Link';
import { NoteIcon } from '../../../components/icons/AlertIcon.tsx';
import { styled } from '@mui/material/styles';
import { company, emailHref, phoneHref } from '../../../content/company.ts';
import { submissionWords } from '../../../content/applications/applications.ts';
import { ChainLink } from './StepperSegment.tsx';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { timeOf } from '../../drafts/formatRelativeDate.ts';
import { SectionLink } from './SectionLink.tsx';
import type { SectionState } from './sectionStates.ts';
import type { DraftStatus } from '../../drafts/useDraft.ts';

export type RailProps = {
  sections: readonly SectionState[];
  /** Ids of the sections, in their order. */
  targets: readonly string[];
  current: string | undefined;
  done: number;
  required: number;
};

type FormRailProps = RailProps & { draft: DraftStatus };

const Rail = styled('aside')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block', position: 'sticky', top: 104 },
}));

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '2.125rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ol')({
  margin: '14px 0 0 -9px',
  '& li': { display: 'flex', alignItems: 'center', gap: 4 },
});

const Box = styled('div')(({ theme }) => ({
  marginTop: 18,
  paddingTop: 18,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { lineHeight: 1.5 },
}));

const Saved = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  '& svg': { fontSize: 20, color: theme.vars.palette.success.main },
}));

/** Beside a long form: how far it is, its sections, what is kept, and whom to ask. */
export function FormRail({ sections, targets, current, done, required, draft }: FormRailProps) {
  const { progress, draft: words, help } = submissionWords;
  const blocked = useSiteSelector(selectStorageBlocked);
  return (
    <Rail>
      <Count>{progress.count(done, required)}</Count>
      <Quiet>{progress.done}</Quiet>
      <nav aria-label={submissionWords.sections}>
        <List>
          {sections.map((section, index) => {
            const target = targets[index] ?? '';
            return (
              <li key={section.key}>
                <ChainLink
                  status={section.status}
                  current={target === current}
                  first={index === 0}
                  last={index === sections.length - 1}
                />
                <SectionLink section={section} target={target} current={target === current} />
              </li>
            );
          })}
        </List>
      </nav>
      {draft.savedAt !== null && (
        <Box>
          {blocked ? (
            <Saved sx={{ '& svg': { color: 'warning.main' } }}>
              <NoteIcon kind="warning" size={20} />
              {words.notKept}
            </Saved>
          ) : (
            <Saved>
              <CheckRounded />
              {words.saved} {timeOf(draft.savedAt)}
            </Saved>
          )}
          <Quiet>
            {blocked ? words.aboutNotKept : words.about}{' '}
            <Link component="button" type="button" onClick={draft.discard}>
              {words.discard}
            </Link>
          </Quiet>
        </Box>
      )}
      <Box>
        <Quiet>
          {help.before}
          <Link href={emailHref}>{company.email}</Link>
          {help.between}
          <Link href={phoneHref} sx={{ whiteSpace: 'nowrap' }}>
            {company.phone}
          </Link>
          {help.after}
        </Quiet>
      </Box>
    </Rail>
  );
}
