import { render, screen } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { DarkPanel } from './DarkPanel.ts';

test('inside a dark panel the primary colour is turmeric', () => {
  render(inTheme(<DarkPanel>Grow Together</DarkPanel>));
  expect(
    getComputedStyle(screen.getByText('Grow Together')).getPropertyValue('--mui-palette-primary-main'),
  ).toBe('#F2C14E');
});
