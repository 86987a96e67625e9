import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { StepLine } from '../../components/StepLine.tsx';
import { partnershipWords } from '../../content/partnership.ts';

const headingId = 'steps';

/** Four steps on one line. */
export function Steps() {
  const { heading, entries } = partnershipWords.steps;
  return (
    <PageSection ground="band" labelledBy={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <StepLine steps={entries} />
    </PageSection>
  );
}
