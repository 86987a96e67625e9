import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { aboutCopy } from '../../content/marketing/about.ts';
import { founders } from '../../content/founders.ts';
import firstFounder from '../../../.cache/art/firstFounder.drawing.json';
import secondFounder from '../../../.cache/art/secondFounder.drawing.json';
import { fluid } from '../../theme/fluid.ts';
import { FounderCard } from './FounderCard.tsx';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

export const foundersId = 'founders';
const heights = { narrow: 1016, medium: 654, wide: 401 };

const [first, second] = founders;

export function Founders() {
  const { heading, introduction } = aboutCopy.founders;
  return (
    <PageSection tightTop labelledBy={foundersId} heights={heights}>
      <Typography variant="h2" id={foundersId} tabIndex={-1}>
        {heading}
      </Typography>
      <Typography variant="lead" sx={{ mt: 1.5, mb: fluid(28, 44), color: 'text.secondary' }}>
        {introduction}
      </Typography>
      <Cards>
        <FounderCard founder={first} drawing={firstFounder} />
        <FounderCard founder={second} drawing={secondFounder} />
      </Cards>
    </PageSection>
  );
}
