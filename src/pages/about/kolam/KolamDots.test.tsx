import { kolamOfDay } from '../../../art/kolam/dayKolam.ts';
import { inTheme } from '../../../testing/rendering/inTheme.tsx';
import { KolamDots } from './KolamDots.tsx';
import { render } from '@testing-library/react';

test('the dots are those of the kolam that replaces them', () => {
  const { container } = render(inTheme(<KolamDots />));
  const drawn = container
    .querySelector('path')
    ?.getAttribute('d')
    ?.match(/M[^h]+/g);
  const dots = kolamOfDay(new Date(2026, 10, 23)).dots.map(([x, y]) => `M${x} ${y}`);
  expect(drawn?.toSorted()).toEqual(dots.toSorted());
});
