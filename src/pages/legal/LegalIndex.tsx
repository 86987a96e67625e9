import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { DisclosureSummary } from '../../components/controls/DisclosureSummary.tsx';
import { legalCopy } from '../../content/legal/legal.ts';
import type { LegalSection } from '../../content/legal/legal.ts';
import { stickyColumnTop } from '../../theme/space.ts';
import { stickyColumn } from '../../theme/stickyColumn.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { useCurrentSection } from '../../navigation/useCurrentSection.ts';
import { sectionLinkProps } from '../../navigation/sectionLinkProps.ts';

const SectionLink = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '9px 0 9px 20px',
  borderLeft: `3px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { borderLeftColor: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '&[aria-current]': { borderLeftColor: theme.vars.palette.primary.main, fontWeight: 600 },
  // Forced colours draw all bars in one colour, so only the current link keeps its bar.
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderLeftColor: 'Canvas' } },
}));

/** Beside the text, in view while it is read; only where there is room for it. */
const Beside = styled('nav')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    ...stickyColumn,
    top: stickyColumnTop,
    alignSelf: 'start',
    // In a low window it scrolls, because a sticky element's last links could not be reached otherwise.
    maxHeight: `calc(100vh - ${stickyColumnTop}px)`,
    overflowY: 'auto',
    // Room for the focus ring.
    margin: '0 -6px',
    padding: '0 6px 6px',
  },
  '@media print': { display: 'none' },
}));

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h5, marginBottom: 12 }));

const Folded = styled('details')(({ theme }) => ({
  maxWidth: '70ch',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

const Summary = styled(DisclosureSummary)(({ theme }) => ({
  ...theme.typography.h5,
  justifyContent: 'space-between',
  padding: '12px 20px',
  borderRadius: 16,
}));

const FoldedNav = styled('nav')({ padding: '4px 20px 18px' });

type LegalIndexProps = {
  sections: readonly LegalSection[];
};

/** The sections as links: folded above the text on phones, beside it on wide windows. One of the two is shown. */
export function LegalIndex({ sections }: LegalIndexProps) {
  const [current, choose] = useCurrentSection(sections.map(({ id }) => id));
  // Without a mark in the HTML: before hydration nothing would move it.
  const isAwake = useHydrated();
  const links = (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <SectionLink
            {...sectionLinkProps(id, choose)}
            aria-current={isAwake && id === current ? 'location' : undefined}
          >
            {title}
          </SectionLink>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <Folded>
        <Summary>{legalCopy.index}</Summary>
        <FoldedNav aria-label={legalCopy.index}>{links}</FoldedNav>
      </Folded>
      <Beside aria-label={legalCopy.index}>
        <Title>{legalCopy.index}</Title>
        {links}
      </Beside>
    </>
  );
}
