import { styled } from '@mui/material/styles';
import type { Fact } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  marginTop: 34,
  paddingTop: 26,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 10 },
  '& strong': { ...theme.typography.h4, fontSize: '1.25rem' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, auto))',
    justifyContent: 'start',
    columnGap: 40,
    '& li': { display: 'block' },
    '& strong': { display: 'block' },
  },
}));

/** Three short facts in a row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List aria-label={servicePageCopy.facts}>
      {facts.map(({ figure, caption }) => (
        <li key={figure}>
          <strong>{figure}</strong> <span>{caption}</span>
        </li>
      ))}
    </List>
  );
}
