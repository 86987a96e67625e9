import { styled } from '@mui/material/styles';
import { Kolam } from '../../components/art/Kolam.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.tsx';
import kolamNine from '../../../.cache/art/kolamNine.drawing.json';
import { fluid } from '../../theme/typography.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Panel = styled(DarkPanel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fluid(36, 44),
  padding: `${fluid(32, 40)} ${fluid(18, 40)}`,
  // The facts stand at its foot, so the form beside it may be of any height.
  [theme.breakpoints.up('md')]: { gridTemplateRows: '1fr auto' },
  [theme.breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
  },
}));

const PanelArt = styled(Kolam)(({ theme }) => ({
  placeSelf: 'center',
  width: '100%',
  maxWidth: 288,
  // who comes with a narrow window is told how to reach us first
  [theme.breakpoints.down('md')]: { order: 1 },
}));

/** Address, phone, email, hours and social links on a dark panel, with a kolam. */
export function ContactPanel() {
  return (
    <Panel>
      <PanelArt drawing={kolamNine} size={400} />
      <div>
        <ContactFacts />
        <SocialLinks />
      </div>
    </Panel>
  );
}
