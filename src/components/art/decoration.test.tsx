import { render, screen } from '@testing-library/react';
import kolamFive from '../../../.cache/art/kolamFive.drawing.json';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { ServiceIcon } from '../icons/ServiceIcon.tsx';
import { TimelineRow } from '../text/TimelineRow.tsx';
import { BorderStrip } from './BorderStrip.tsx';
import { Illustration } from './Illustration.tsx';
import { Kolam } from './Kolam.tsx';
import { Mark } from './Mark.tsx';

test('drawings beside words are hidden from screen readers, and an illustration has an accessible name', () => {
  render(
    inTheme(
      <>
        <Mark />
        <Kolam drawing={kolamFive} />
        <ServiceIcon name="aiSolutions" />
        <BorderStrip />
        <TimelineRow loops={4} gapPx={32} />
        <Illustration name="dataAnalytics" label="A line leaves a dot pattern and rises." />
      </>,
    ),
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'A line leaves a dot pattern and rises.',
  ]);
});
