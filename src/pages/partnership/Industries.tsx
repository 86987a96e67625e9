import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TightTop } from '../../components/page/TightTop.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Chip } from '../../components/feedback/Chip.tsx';
import { partnershipCopy } from '../../content/marketing/partnership.ts';

const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 'clamp(32px, 6vw, 88px)',
    alignItems: 'center',
  },
}));

const Tags = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const headingId = 'industries';

export function Industries() {
  const { heading, introduction, tags } = partnershipCopy.industries;
  return (
    <TightTop>
      <PageSection labelledBy={headingId}>
        <TwoColumns>
          <div>
            <Typography variant="h2" id={headingId}>
              {heading}
            </Typography>
            <Typography variant="lead" sx={{ mt: 1.5, maxWidth: { md: '22em' }, color: 'text.secondary' }}>
              {introduction}
            </Typography>
          </div>
          <Tags>
            {tags.map((tag) => (
              <Chip key={tag} as="li" size="large">
                {tag}
              </Chip>
            ))}
          </Tags>
        </TwoColumns>
      </PageSection>
    </TightTop>
  );
}
