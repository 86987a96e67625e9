import { PageSection } from '../../components/PageSection.tsx';
import { RuledList } from '../../components/RuledList.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { aboutWords } from '../../content/about.ts';

const headingId = 'expertise';

export function Expertise() {
  const { heading, fields } = aboutWords.expertise;
  return (
    <PageSection labelledBy={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <RuledList items={fields} />
    </PageSection>
  );
}
