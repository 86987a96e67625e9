import { render, screen } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { JoinedKolams } from './JoinedKolams.tsx';

test('each line has a stroke attribute, because pages without JavaScript show it without a style sheet', () => {
  render(inTheme(<JoinedKolams label="Two kolams, drawn with one line." />));
  const drawing = screen.getByRole('img', { name: 'Two kolams, drawn with one line.' });
  const lines = [...drawing.querySelectorAll('use:not([fill])')];
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toHaveAttribute('stroke');
});
