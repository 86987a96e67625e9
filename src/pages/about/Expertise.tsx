import { PageSection } from '../../components/page/PageSection.tsx';
import { DividedList } from '../../components/text/DividedList.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { aboutCopy } from '../../content/marketing/about.ts';

const headingId = 'expertise';
const heights = { narrow: 842, medium: 499, wide: 396 };

export function Expertise() {
  const { heading, fields } = aboutCopy.expertise;
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <DividedList items={fields} />
    </PageSection>
  );
}
