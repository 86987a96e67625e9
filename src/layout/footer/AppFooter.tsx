import { styled } from '@mui/material/styles';
import { BorderStrip } from '../../components/art/BorderStrip.tsx';
import { Container } from '../../components/page/Container.ts';
import { Mark } from '../../components/art/Mark.tsx';
import { DarkPanel } from '../../components/page/DarkPanel.ts';
import { company } from '../../content/company.ts';
import { footer } from '../../content/footerNavigation.ts';
import { hrefOf } from '../../content/navigation.ts';
import { siteCopy } from '../../content/site.ts';
import { LinkWithState } from '../../hydration/islands/LinkWithState.tsx';
import { fluid } from '../../theme/fluid.ts';
import { upInText } from '../../theme/upInText.ts';
import { desktopNavigationQuery } from '../header/desktopNavigationQuery.ts';
import { EndOfLine } from './EndOfLine.tsx';
import { FooterColourModeSwitch } from './FooterColourModeSwitch.tsx';
import { footerLink } from './footerLink.ts';
import { ContactColumn } from './ContactColumn.tsx';
import { stripPadding } from './stripPadding.ts';
import { CurrentYear } from './CurrentYear.tsx';

/** The border above the footer, in a quieter line colour than the text below it. */
const Strip = styled('div')(({ theme }) => ({
  position: 'relative',
  paddingTop: stripPadding,
  '--mui-palette-kolam-line': theme.vars.palette.kolam.thin,
}));

// Each column holds its longest word at every text size.
const twoColumns = upInText(320);
const threeColumns = upInText(600);

const Groups = styled('div')({
  display: 'grid',
  gap: 24,
  paddingBlock: fluid(24, 44),
  [twoColumns]: { gridTemplateColumns: '8fr 7fr' },
  [threeColumns]: { gridTemplateColumns: '1fr 1fr 14rem' },
  [desktopNavigationQuery]: { gridTemplateColumns: '1fr 1fr 1fr 14rem' },
  '@media print': { display: 'block' },
});

/** The second group, which is the longest, spans two rows beside two others. */
const Group = styled('div')({
  '&:nth-of-type(2)': { gridRow: 'span 2' },
  // Links are of no use on paper.
  '@media print': { display: 'none' },
});

/** Below the other groups, or beside them in the last column. */
const ContactGroup = styled('div')({
  gridColumn: '1 / -1',
  [threeColumns]: { gridArea: '1 / -2 / span 2' },
});

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h5,
  marginBottom: 6,
  color: theme.vars.palette.turmeric.fill,
}));

const FooterLink = styled(LinkWithState)(footerLink);

/** Aligns the drawing itself, without its margin, with the edge of the text, as in the header. */
const Brand = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, marginLeft: -5 });

const Name = styled('strong')(({ theme }) => ({ ...theme.typography.h4, display: 'block' }));

const Base = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: '20px 28px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** The footer of every page (specification FTR-08). */
export function AppFooter() {
  return (
    <DarkPanel as="footer" shape="fullWidth">
      <Container>
        <Strip>
          <EndOfLine />
          <BorderStrip />
        </Strip>
        <Groups>
          {footer.map(({ heading, links }) => (
            <Group key={heading}>
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
            </Group>
          ))}
          <ContactGroup>
            <Heading>{siteCopy.contact}</Heading>
            <ContactColumn />
          </ContactGroup>
        </Groups>
        <Base>
          <Brand>
            <Mark size={48} />
            <div>
              <Name>{company.name}</Name>
              <p>{company.tagline}</p>
            </div>
          </Brand>
          <FooterColourModeSwitch />
          <p>
            © <CurrentYear /> {company.name}. {siteCopy.trademarks}
          </p>
        </Base>
      </Container>
    </DarkPanel>
  );
}
