import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import type { ColourMode } from '../../theme/tokens/colourModes.ts';
import { ColourModeSwitch } from './ColourModeSwitch.tsx';

const labels = { light: 'Light', dark: 'Dark', system: 'Device' };

test('a visitor chooses the colours with the arrow keys', async () => {
  function Footer() {
    const [choice, choose] = useState<ColourMode>('system');
    return <ColourModeSwitch value={choice} onChange={choose} legend="Colours" labels={labels} />;
  }
  render(inTheme(<Footer />));
  const group = screen.getByRole('group', { name: 'Colours' });
  expect(within(group).getByRole('radio', { name: 'Device' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(within(group).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('colours chosen in the prerendered HTML before hydration are taken over', () => {
  const onChange = jest.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const page = inTheme(
    <ColourModeSwitch value="system" onChange={onChange} legend="Colours" labels={labels} />,
  );
  place.innerHTML = renderToString(page);
  within(place).getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked = true;
  render(page, { container: place, hydrate: true });
  expect(onChange).toHaveBeenCalledWith('dark');
});
