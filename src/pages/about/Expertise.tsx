import { PageSection } from '../../components/page/PageSection.tsx';
import { DividedList } from '../../components/text/DividedList.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { aboutCopy } from '../../content/marketing/about.ts';

const headingId = 'expertise';

export function Expertise() {
  const { heading, fields } = aboutCopy.expertise;
  return (
    <PageSection labelledBy={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <DividedList items={fields} />
    </PageSection>
  );
}
