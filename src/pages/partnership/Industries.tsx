import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { TwoColumns } from '../../components/page/TwoColumns.ts';
import { Chip } from '../../components/feedback/Chip.ts';
import { partnershipCopy } from '../../content/marketing/partnership.ts';

const Centred = styled(TwoColumns)({ alignItems: 'center' });

const Tags = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const headingId = 'industries';
const heights = { narrow: 335, medium: 209, wide: 169 };

export function Industries() {
  const { heading, introduction, tags } = partnershipCopy.industries;
  return (
    <PageSection tightTop labelledBy={headingId} heights={heights}>
      <Centred rowGap={28}>
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
      </Centred>
    </PageSection>
  );
}
