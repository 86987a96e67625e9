import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Following } from '../../components/page/TightTop.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Tag } from '../../components/feedback/Chip.tsx';
import { partnershipWords } from '../../content/marketing/partnership.ts';

const Two = styled('div')(({ theme }) => ({
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
  const { heading, lead, tags } = partnershipWords.industries;
  return (
    <Following>
      <PageSection labelledBy={headingId}>
        <Two>
          <div>
            <Typography variant="h2" id={headingId}>
              {heading}
            </Typography>
            <Typography variant="lead" sx={{ mt: 1.5, maxWidth: { md: '22em' }, color: 'text.secondary' }}>
              {lead}
            </Typography>
          </div>
          <Tags>
            {tags.map((tag) => (
              <Tag key={tag} as="li" size="large">
                {tag}
              </Tag>
            ))}
          </Tags>
        </Two>
      </PageSection>
    </Following>
  );
}
