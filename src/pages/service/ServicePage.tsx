import type { ServiceName } from '../../../contract/paths.ts';
import { ClosingPanel } from '../../components/page/ClosingPanel.tsx';
import { Container } from '../../components/page/Container.ts';
import type { ServicePageCopy } from '../../content/services/service.ts';
import { sectionPadding } from '../../theme/space.ts';
import { applyLink } from './applyLink.ts';
import { exampleIslands } from './example/exampleIslands.ts';
import { Offers } from './Offers.tsx';
import { Process } from './Process.tsx';
import { Reasons } from './Reasons.tsx';
import { ServiceHero } from './ServiceHero.tsx';

/**
 * The page of one service. It gets its copy as a prop, so that the chunk of a service holds no other service's copy.
 */
export function ServicePage({ name, copy }: { name: ServiceName; copy: ServicePageCopy }) {
  const Example = exampleIslands[name];
  const { introduction, facts, offers, steps, why, close, call } = copy;
  return (
    <>
      <ServiceHero name={name} introduction={introduction} facts={facts} call={call} />
      <Offers offers={offers} />
      <Example />
      <Process steps={steps} />
      <Reasons why={why} />
      <Container sx={{ pb: sectionPadding }}>
        <ClosingPanel heading={close.question} text={close.text} action={applyLink(call)} />
      </Container>
    </>
  );
}
