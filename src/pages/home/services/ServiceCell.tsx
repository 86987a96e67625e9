import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { panelCell, panelCrossing } from '../../../components/page/dividedPanel.ts';
import { ArrowIcon } from '../../../components/icons/ArrowIcon.tsx';
import { ServiceIcon } from '../../../components/icons/ServiceIcon.tsx';
import { hrefOf } from '../../../content/navigation.ts';
import type { ServiceLink as ServiceMenuEntry } from '../../../content/services/serviceMenu.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';

type CellProps = {
  /** Where there are three columns, it has no neighbour and takes the whole row. */
  fullRow: boolean;
};

const Cell = styled('li')(({ theme }) => ({
  ...panelCell(theme),
  [theme.breakpoints.down('md')]: {
    '&:last-of-type:nth-of-type(2n + 1)': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: {
    '&:last-of-type:nth-of-type(3n + 1)': { gridColumn: '1 / -1' },
    '&:last-of-type:nth-of-type(3n + 2)': { gridColumn: 'span 2' },
    // A cell has a dot if it has a neighbour to the right and below that.
    '&:not(:nth-of-type(3n)):nth-last-of-type(n + 5)::after': panelCrossing(theme),
  },
}));

const ServiceLink = styled(
  Link,
  notForwarded('fullRow'),
)<CellProps>(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"icon title arrow" auto "icon text arrow" 1fr / 44px 1fr 20px',
  gap: '3px 20px',
  alignItems: 'start',
  height: '100%',
  padding: '18px 20px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // Inset, because the panel's round corners would cut the outline off and the dots between the cells would cover it.
  '&:focus-visible': { outlineOffset: -10, borderRadius: 20 },
  variants: [
    {
      props: { fullRow: true },
      style: {
        [theme.breakpoints.up('md')]: {
          gridTemplateColumns: '52px 1fr 20px',
          columnGap: 32,
          padding: '30px 32px',
        },
      },
    },
    {
      props: { fullRow: false },
      style: {
        [theme.breakpoints.up('md')]: {
          // The icon has a row of its own, so that the arrow is centred beside it.
          gridTemplate: '"icon arrow" 52px ". ." 6px "title title" auto "text text" 1fr / 1fr 20px',
          gap: 8,
          minHeight: 232,
          padding: '32px 32px 30px',
        },
      },
    },
  ],
}));

const Icon = styled(ServiceIcon)(({ theme }) => ({
  gridArea: 'icon',
  width: 44,
  height: 44,
  [theme.breakpoints.up('md')]: { width: 52, height: 52 },
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, gridArea: 'title' }));

const Text = styled('p')(({ theme }) => ({
  gridArea: 'text',
  color: theme.vars.palette.text.secondary,
  fontSize: '1.0625rem',
  lineHeight: 1.45,
}));

const Arrow = styled(ArrowIcon)(({ theme }) => ({
  gridArea: 'arrow',
  alignSelf: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** One service in the panel. */
export function ServiceCell({ service, fullRow }: CellProps & { service: ServiceMenuEntry }) {
  const { name, title, summary } = service;
  return (
    <Cell>
      <ServiceLink to={hrefOf({ page: name })} fullRow={fullRow}>
        <Icon name={name} size={52} />
        <Title>{title}</Title>
        <Text>{summary}</Text>
        <Arrow />
      </ServiceLink>
    </Cell>
  );
}
