import { ClosingPanel } from '../components/ClosingPanel.tsx';
import { Container } from '../components/Container.tsx';
import type { Service } from '../content/service.ts';
import { sectionPadding } from '../theme/space.ts';
import { applyLink } from './service/applyLink.ts';
import { Offers } from './service/Offers.tsx';
import { Process } from './service/Process.tsx';
import { Reasons } from './service/Reasons.tsx';
import { ServiceHero } from './service/ServiceHero.tsx';

/** One service's own page; each service brings its words, so that its script holds no other's. */
export function ServicePage({ service }: { service: Service }) {
  const { offers, steps, why, close, call } = service.page;
  return (
    <>
      <ServiceHero service={service} />
      <Offers offers={offers} />
      <Process steps={steps} />
      <Reasons why={why} />
      <Container sx={{ pb: sectionPadding }}>
        <ClosingPanel heading={close.question} text={close.text} action={applyLink(call)} />
      </Container>
    </>
  );
}
