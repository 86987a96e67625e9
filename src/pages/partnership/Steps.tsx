import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { TimelineSteps } from '../../components/text/TimelineSteps.tsx';
import { partnershipCopy } from '../../content/marketing/partnership.ts';

const headingId = 'steps';
const heights = { narrow: 580, medium: 496, wide: 266 };

/** Four steps on one line. */
export function Steps() {
  const { heading, entries } = partnershipCopy.steps;
  return (
    <PageSection background="tinted" labelledBy={headingId} heights={heights}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <TimelineSteps steps={entries} />
    </PageSection>
  );
}
