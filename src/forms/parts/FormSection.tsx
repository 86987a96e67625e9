import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { panelPadding } from './FormPanel.ts';

type FormSectionProps = {
  id: string;
  title: string;
  line: string;
  /** Shown in the row of the heading, so that it moves nothing below when it appears; below it where there is no room. */
  action?: ReactNode;
  /** No line above it. */
  first: boolean;
  children: ReactNode;
};

/** Sections are set apart by a line, not by cards. */
export const Section = styled(
  'section',
  notForwarded('first'),
)<{ first?: boolean }>(({ theme }) => ({
  padding: '32px 0 36px',
  // So small that the bar wholly covers the last link of the error list above, once the first section is scrolled to.
  scrollMarginTop: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: `40px ${panelPadding} 44px` },
  variants: [{ props: { first: true }, style: { borderTop: 0 } }],
}));

export const SectionTitle = styled(Typography)({
  fontSize: '1.625rem',
  lineHeight: 1.25,
  scrollMarginTop: 24,
}) as typeof Typography;

export const SectionLine = styled('p')(({ theme }) => ({
  marginTop: 4,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** Six columns from 768 px on; each field spans as many as its `width` asks for. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '26px 16px',
  [theme.breakpoints.up(768)]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '28px 20px' },
}));

const Questions = styled(FieldGrid)({ marginTop: 26 });

const TitleRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
});

/** Memoised: it depends on no answer. */
const SectionHead = memo(({ title, line, action }: Pick<FormSectionProps, 'title' | 'line' | 'action'>) => (
  <>
    <TitleRow>
      <SectionTitle variant="h3" component="h2" tabIndex={-1}>
        {title}
      </SectionTitle>
      {action}
    </TitleRow>
    <SectionLine>{line}</SectionLine>
  </>
));

/** A part of a long form with its heading, which can take the focus when a link leads to the section. */
export function FormSection({ id, title, line, action, first, children }: FormSectionProps) {
  return (
    <Section first={first} id={id}>
      <SectionHead title={title} line={line} action={action} />
      <Questions>{children}</Questions>
    </Section>
  );
}
