import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluid } from '../../theme/fluid.ts';

type SectionHeadingProps = {
  children: ReactNode;
  /** Of the heading, for `labelledBy` of the section. */
  id: string;
  /** The target of links on the page, which move the focus to it (sectionLinkProps.ts). */
  isTarget?: boolean;
  /** One or two sentences below. */
  introduction?: ReactNode;
  /** At the right end, below on narrow windows. */
  action?: ReactNode;
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  marginBottom: fluid(28, 44),
  [theme.breakpoints.up('md')]: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: 32,
  },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
  marginTop: 12,
  maxWidth: '34em',
}));

const Action = styled('div')(({ theme }) => ({
  display: 'flex',
  [theme.breakpoints.up('md')]: { flex: 'none' },
}));

/** The h2 of a page section with what belongs beside it. */
export function SectionHeading({
  children,
  id,
  isTarget = false,
  introduction,
  action,
}: SectionHeadingProps) {
  return (
    <Row>
      <div>
        <Typography variant="h2" id={id} tabIndex={isTarget ? -1 : undefined}>
          {children}
        </Typography>
        {introduction === undefined ? null : <Lead>{introduction}</Lead>}
      </div>
      {action === undefined ? null : <Action>{action}</Action>}
    </Row>
  );
}
