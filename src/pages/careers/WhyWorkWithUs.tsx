import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { ArrowIcon } from '../../components/icons/ArrowIcon.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { DividedList } from '../../components/text/DividedList.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { careersCopy } from '../../content/marketing/careers.ts';

const Closing = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  paddingTop: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
}));

const headingId = 'why-work';
const heights = { narrow: 1056, medium: 608, wide: 477 };

export function WhyWorkWithUs() {
  const { why, closing } = careersCopy;
  return (
    <PageSection background="tinted" labelledBy={headingId} heights={heights}>
      <SectionHeading id={headingId}>{why.heading}</SectionHeading>
      <DividedList items={why.reasons} />
      <Closing>
        <Typography variant="lead">{closing.text}</Typography>
        <Button variant="outlined" component={Link} to={paths.positions} endIcon={<ArrowIcon />}>
          {closing.action}
        </Button>
      </Closing>
    </PageSection>
  );
}
