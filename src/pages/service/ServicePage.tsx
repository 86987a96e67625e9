import { ClosingPanel } from '../../components/page/ClosingPanel.tsx';
import { Container } from '../../components/page/Container.tsx';
import type { Service } from '../../content/services/service.ts';
import { sectionPadding } from '../../theme/space.ts';
import { applyLink } from './applyLink.ts';
import { Offers } from './Offers.tsx';
import { Process } from './Process.tsx';
import { Reasons } from './Reasons.tsx';
import { ServiceHero } from './ServiceHero.tsx';

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
