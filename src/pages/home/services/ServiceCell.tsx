import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ArrowIcon } from '../../../components/icons/ArrowIcon.tsx';
import { ServiceIcon } from '../../../components/icons/ServiceIcon.tsx';
import { hrefOf } from '../../../content/navigation.ts';
import type { ServiceLink } from '../../../content/services/serviceMenu.ts';

const dot = 13;

/** In a sheet of so many columns: the last service, when nothing stands beside it. It lies down and takes the whole row. */
const alone = (columns: number) => `:last-of-type:nth-of-type(${columns}n + 1)`;

const Cell = styled('li')(({ theme }) => ({
  position: 'relative',
  // hairlines lie on the cell's outer edge, so that the sheet's own border is never doubled
  boxShadow: `1px 1px 0 ${theme.vars.palette.divider}`,
  // shadows are not drawn there
  '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  '& > *': {
    display: 'grid',
    gridTemplateColumns: '44px 1fr 20px',
    gridTemplateRows: 'auto 1fr',
    gap: '3px 20px',
    alignItems: 'start',
    height: '100%',
    padding: '18px 20px',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& > * > svg:first-of-type': { width: 44, height: 44, gridRow: '1 / 3' },
  '& > * > svg:last-of-type': {
    gridColumn: 3,
    gridRow: '1 / 3',
    alignSelf: 'center',
    color: theme.vars.palette.text.secondary,
    '@media (forced-colors: active)': { color: 'LinkText' },
  },
  '& h3, & p': { gridColumn: 2 },
  '& p': {
    alignSelf: 'start',
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    lineHeight: 1.45,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& a:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.between('sm', 'md')]: { [`&${alone(2)}`]: { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: {
    [`&${alone(3)}`]: {
      gridColumn: '1 / -1',
      '& > *': { gridTemplateColumns: '52px 1fr 20px', columnGap: 32, padding: '30px 32px' },
      '& > * > svg:first-of-type': { width: 52, height: 52 },
    },
    '&:last-of-type:nth-of-type(3n + 2)': { gridColumn: 'span 2' },
    [`&:not(${alone(3)})`]: {
      '& > *': {
        gridTemplateColumns: '1fr 20px',
        gridTemplateRows: 'auto auto 1fr',
        gap: 8,
        minHeight: 232,
        padding: '32px 32px 30px',
      },
      '& > * > svg:first-of-type': { width: 52, height: 52, gridRow: 1, marginBottom: 14 },
      '& > * > svg:last-of-type': { gridColumn: 2, gridRow: 1 },
      '& h3, & p': { gridColumn: '1 / -1' },
    },
    // the dots of a kolam, where four cells meet: a cell has one if it has a neighbour to the right and below that
    '&:not(:nth-of-type(3n)):nth-last-of-type(n + 5)::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      right: -dot / 2 - 0.5,
      bottom: -dot / 2 - 0.5,
      width: dot,
      height: dot,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.kolam.dot,
      boxShadow: `0 0 0 7px ${theme.vars.palette.background.paper}`,
    },
  },
}));

/** One service in the ruled sheet. */
export function ServiceCell({ service }: { service: ServiceLink }) {
  const { name, title, summary } = service;
  return (
    <Cell>
      <Link to={hrefOf({ page: name })}>
        <ServiceIcon name={name} size={52} />
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
        <p>{summary}</p>
        <ArrowIcon />
      </Link>
    </Cell>
  );
}
