import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { uiUxDesign as copy } from '../../../../content/services/examples/uiUxDesign.ts';
import { Example } from '../parts/Example.tsx';
import { BrandPage } from './BrandPage.tsx';
import { PartNumber } from './PartNumber.ts';

const heights = { narrow: 1780, medium: 1021, wide: 753 };

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 6fr)',
    gap: 'clamp(32px, 4vw, 56px)',
  },
}));

const Kit = styled('div')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'md')]: { gridColumn: '1 / -1' },
}));

const Parts = styled('ol')(({ theme }) => ({
  display: 'grid',
  marginTop: 20,
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 40,
  },
}));

const Part = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** The kit of a brand and two pages that are made of it; the numbers say which part is which. */
export function TwoPages() {
  const { kit, parts, phone, counter } = copy;
  return (
    <Example copy={copy} heights={heights}>
      <Columns>
        <Kit>
          <Typography variant="h4" component="h3">
            {kit}
          </Typography>
          <Parts>
            {parts.map(({ title, text }, at) => (
              <Part key={title}>
                <PartNumber aria-hidden="true">{at + 1}</PartNumber>
                <div>
                  <strong>{title}</strong>
                  <Quiet>{text}</Quiet>
                </div>
              </Part>
            ))}
          </Parts>
        </Kit>
        <BrandPage page={phone} device="phone" />
        <BrandPage page={counter} device="counter" />
      </Columns>
    </Example>
  );
}
