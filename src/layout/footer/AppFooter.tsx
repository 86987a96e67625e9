import { styled } from '@mui/material/styles';
import { BorderStrip } from '../../components/art/BorderStrip.tsx';
import { Container } from '../../components/page/Container.tsx';
import { Mark } from '../../components/art/Mark.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.tsx';
import { company } from '../../content/company.ts';
import { footer } from '../../content/footerNavigation.ts';
import { hrefOf } from '../../content/navigation.ts';
import { siteCopy } from '../../content/site.ts';
import { LinkWithState } from '../../hydration/LinkWithState.tsx';
import { fluid } from '../../theme/typography.ts';
import { FooterColourModeSwitch } from './FooterColourModeSwitch.tsx';
import { footerLink } from './footerLink.ts';
import { ContactColumn } from './ContactColumn.tsx';
import { CurrentYear } from './CurrentYear.tsx';

const Strip = styled('div')({ paddingTop: fluid(44, 56) });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '36px 24px',
  paddingBlock: `${fluid(40, 56)} ${fluid(40, 48)}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    columnGap: 40,
  },
}));

/** Twice as wide as the others where these stand in pairs. */
const LastColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  marginBottom: 6,
  color: theme.vars.palette.turmeric.fill,
}));

const FooterLink = styled(LinkWithState)(footerLink);

const Brand = styled('div')({ display: 'flex', alignItems: 'center', gap: 14 });

const Name = styled('strong')(({ theme }) => ({ ...theme.typography.h4, display: 'block' }));

const Base = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: '24px 40px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** Below every page (specification FTR-08). */
export function AppFooter() {
  return (
    <DarkPanel as="footer" shape="fullWidth">
      <Container>
        <Strip>
          <BorderStrip />
        </Strip>
        <Columns>
          {footer.map(({ heading, links }) => (
            <div key={heading}>
              <Heading>{heading}</Heading>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <FooterLink to={hrefOf(link)} state={link.prefill && { prefill: link.prefill }}>
                      {link.label}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <LastColumn>
            <Heading>{siteCopy.contact}</Heading>
            <ContactColumn />
          </LastColumn>
        </Columns>
        <Base>
          <Brand>
            <Mark size={48} />
            <div>
              <Name>{company.name}</Name>
              <p>{company.tagline}</p>
            </div>
          </Brand>
          <p>
            © <CurrentYear /> {company.name}. {siteCopy.trademarks}
          </p>
          <FooterColourModeSwitch />
        </Base>
      </Container>
    </DarkPanel>
  );
}
