import { renderToString } from 'react-dom/server';
import kolamFive from '../../.cache/art/kolamFive.drawing.json';
import { inTheme } from '../testing/rendering/inTheme.tsx';
import { BorderStrip } from './art/BorderStrip.tsx';
import { Illustration } from './art/Illustration.tsx';
import { Kolam } from './art/Kolam.tsx';
import { Mark } from './art/Mark.tsx';
import { BackButton } from './controls/BackButton.tsx';
import { ColourModeSwitch } from './controls/ColourModeSwitch.tsx';
import { Alert } from './feedback/Alert.tsx';
import { ServiceIcon } from './icons/ServiceIcon.tsx';
import { Container } from './page/Container.ts';
import { DarkPanel } from './page/DarkPanel.ts';
import { Timeline } from './text/Timeline.tsx';
import { TimelineRow } from './text/TimelineRow.tsx';
import { VisuallyHidden } from './text/VisuallyHidden.ts';

const labels = { light: 'Light', dark: 'Dark', system: 'Device' };

test('prerendered HTML carries no style attribute, which the Content-Security-Policy would refuse', () => {
  const html = renderToString(
    inTheme(
      <DarkPanel as="footer" shape="fullWidth">
        <Container>
          <Mark state="broken" colour="warning" />
          <Kolam drawing={kolamFive} progress={0.5} />
          <ServiceIcon name="webDevelopment" />
          <BorderStrip />
          <TimelineRow loops={4} gapPx={32} />
          <Timeline items={[{ key: 'vision', content: 'Vision' }]} />
          <Illustration name="dataAnalytics" label="A line rises." />
          <ColourModeSwitch value="system" onChange={() => undefined} legend="Colours" labels={labels} />
          <Alert kind="draft" title="Your draft is back." />
          <BackButton label="Back" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </Container>
      </DarkPanel>,
    ),
  );
  expect(html).toContain('Your draft is back.');
  expect(html).not.toMatch(/ style=/);
});
