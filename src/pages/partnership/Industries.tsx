import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/page/PageSection.tsx';
import { TwoColumns } from '../../components/page/TwoColumns.ts';
import { Chip } from '../../components/feedback/Chip.ts';
import { partnershipCopy } from '../../content/marketing/partnership.ts';

const Columns = styled(TwoColumns)(({ theme }) => ({
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
}));

const gap = 12;

/** Words of one text rather than boxes in a row: `text-wrap: balance` then makes the lines of chips equally long. */
const Tags = styled('ul')({ margin: -gap / 2 });
const Tag = styled(Chip)({ margin: gap / 2, verticalAlign: 'top' }) as typeof Chip;

const headingId = 'industries';
const heights = { narrow: 335, medium: 209, wide: 169 };

export function Industries() {
  const { heading, introduction, tags } = partnershipCopy.industries;
  return (
    <PageSection tightTop labelledBy={headingId} heights={heights}>
      <Columns rowGap={28}>
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
            <Tag key={tag} as="li" size="large">
              {tag}
            </Tag>
          ))}
        </Tags>
      </Columns>
    </PageSection>
  );
}
