import { styled } from '@mui/material/styles';
import { Kolam } from '../../components/art/Kolam.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import kolamNine from '../../../.cache/art/kolamNine.drawing.json';
import { fluid } from '../../theme/fluid.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Panel = styled(DarkPanel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluid(36, 44),
  padding: `${fluid(32, 40)} ${fluid(18, 40)}`,
  // As high as the form beside it. Nothing at the top depends on that height: on a slow network or device the end of
  // the form is parsed only after the first paint, and the top would shift.
  [theme.breakpoints.up('md')]: { gridTemplateRows: 'auto 1fr' },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
  },
}));

const PanelArt = styled(Kolam)(({ theme }) => ({
  placeSelf: 'center',
  width: '100%',
  maxWidth: 288,
  [theme.breakpoints.up('md')]: { marginBlock: '16px 12px' },
  // In narrow windows the facts come first.
  [theme.breakpoints.down('md')]: { order: 1 },
}));

const Words = styled('div')({ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' });

/** Address, phone, email, hours and social links on a dark panel, with a kolam. */
export function ContactPanel() {
  return (
    <Panel>
      <PanelArt drawing={kolamNine} size={400} />
      <Words>
        <ContactFacts />
        <SocialLinks />
      </Words>
    </Panel>
  );
}
