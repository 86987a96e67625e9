import { styled } from '@mui/material/styles';
import { Kolam } from '../../components/Kolam.tsx';
import { NightPanel } from '../../components/NightPanel.tsx';
import { kolamNine } from '../../theme/art/kolamNine.ts';
import { fluid } from '../../theme/typography.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Panel = styled(NightPanel)({
  display: 'grid',
  gap: fluid(36, 64),
  padding: `${fluid(32, 44)} ${fluid(24, 40)}`,
  '& > svg': { justifySelf: 'center', width: '100%', maxWidth: 320 },
});

/** Address, phone, email, hours and social links on night, with a kolam. */
export function ContactPanel() {
  return (
    <Panel>
      <Kolam drawing={kolamNine} size={400} />
      <div>
        <ContactFacts />
        <SocialLinks />
      </div>
    </Panel>
  );
}
