import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Breadcrumbs } from '../../components/page/Breadcrumbs.tsx';
import { Container } from '../../components/page/Container.ts';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { legalCopy } from '../../content/legal/legal.ts';
import type { LegalDocument } from '../../content/legal/legal.ts';
import { pageHead } from '../../theme/pageHead.ts';
import { sectionPadding } from '../../theme/space.ts';
import { fluid } from '../../theme/fluid.ts';
import { PrintPageOnly } from '../../layout/PrintPageOnly.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import { LegalIndex } from './LegalIndex.tsx';

const Page = styled(Container)({
  paddingBlock: `${pageHead.crumbs} ${sectionPadding}`,
  '@media print': { maxWidth: 'none', padding: 0 },
});

const ScreenOnly = styled('div')({ '@media print': { display: 'none' } });

const Head = styled('div')({
  maxWidth: 760,
  paddingBlock: `${pageHead.heading} ${fluid(28, 56)}`,
});

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '260px minmax(0, 1fr)',
    gap: 'clamp(40px, 7vw, 96px)',
  },
  '@media print': { display: 'block' },
}));

const Section = styled('section')({
  maxWidth: '70ch',
  // Long texts keep their full width, in which lines of equal length would leave gaps.
  textWrap: 'pretty',
  '& + &': { marginTop: fluid(40, 56) },
  '@media print': { maxWidth: 'none', '& + &': { marginTop: 24 } },
});

const SectionTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  marginBottom: 12,
  paddingTop: fluid(20, 24),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { paddingTop: 12, breakAfter: 'avoid' },
}));

/** One legal page: heading, date, index and numbered-by-anchor sections; printed, the text alone. */
export function LegalText({
  document: { title, introduction, changed, sections },
}: {
  document: LegalDocument;
}) {
  return (
    <Page>
      <PrintPageOnly />
      <ScreenOnly>
        <Breadcrumbs label={breadcrumbs.label} crumbs={[breadcrumbs.home, { label: title }]} />
      </ScreenOnly>
      <Head>
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="lead" sx={{ mt: pageHead.introduction, color: 'text.secondary' }}>
          {introduction}
        </Typography>
        <Typography variant="helper" sx={{ mt: 2, color: 'text.secondary' }}>
          {legalCopy.changed}
          <time dateTime={changed.date}>{changed.shown}</time>
        </Typography>
      </Head>
      <Columns>
        <LegalIndex sections={sections} />
        <div>
          {sections.map((section) => (
            <Section key={section.id} aria-labelledby={section.id}>
              <SectionTitle id={section.id} tabIndex={-1}>
                {section.title}
              </SectionTitle>
              <LegalBlocks blocks={section.blocks} />
            </Section>
          ))}
        </div>
      </Columns>
    </Page>
  );
}
