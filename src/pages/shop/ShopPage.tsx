import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { Container } from '../../components/page/Container.ts';
import { Kolam } from '../../components/art/Kolam.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { shopCopy } from '../../content/marketing/shop.ts';
import kolamNine from '../../../.cache/art/kolamNine.drawing.json';
import { headerHeight, sectionPadding } from '../../theme/space.ts';
import { fluid } from '../../theme/fluid.ts';

/** As high as the window below the header, with the panel in its middle. */
const Middle = styled(Container)(({ theme }) => ({
  paddingBlock: `20px ${sectionPadding}`,
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    alignItems: 'center',
    minHeight: `calc(100vh - ${headerHeight.wide}px)`,
    paddingBlock: 40,
  },
}));

const Panel = styled(DarkPanel)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 32,
  padding: `${fluid(40, 72)} ${fluid(24, 72)}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 48,
    minHeight: 594,
  },
}));

const HalfDrawn = styled(Kolam)({ justifySelf: 'center' });

/** The shop is a drawing that is half done. */
export function ShopPage() {
  const { heading, text, home } = shopCopy;
  return (
    <Middle>
      <Panel>
        <div>
          <Typography variant="display" tabIndex={-1}>
            {heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2.5, mb: 4, maxWidth: '24em', color: 'text.secondary' }}>
            {text}
          </Typography>
          <Button variant="contained" component={Link} to={paths.home}>
            {home}
          </Button>
        </div>
        <HalfDrawn drawing={kolamNine} progress={0.5} size={420} />
      </Panel>
    </Middle>
  );
}
