import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { LinkProps } from 'react-router-dom';
import { LinkWithState } from '../../hydration/islands/LinkWithState.tsx';
import { fluid } from '../../theme/fluid.ts';
import { DarkPanel } from './DarkPanel.ts';

type ClosingPanelProps = {
  heading: string;
  text: string;
  /** The one link; `state` becomes the location state of its page. */
  action: { label: string } & Pick<LinkProps, 'to' | 'state'>;
};

const Panel = styled(DarkPanel)(({ theme }) => ({
  display: 'grid',
  gap: 28,
  justifyItems: 'start',
  padding: `${fluid(36, 64)} ${fluid(24, 64)}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 40,
  },
  '@media print': { display: 'none' },
}));

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  marginTop: 12,
  maxWidth: '34em',
  color: theme.vars.palette.text.secondary,
}));

/** The end of a page: a dark panel with one button. */
export function ClosingPanel({ heading, text, action: { label, ...link } }: ClosingPanelProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <div>
        <Typography variant="h2" id={id}>
          {heading}
        </Typography>
        <Text>{text}</Text>
      </div>
      <Button variant="contained" component={LinkWithState} {...link}>
        {label}
      </Button>
    </Panel>
  );
}
