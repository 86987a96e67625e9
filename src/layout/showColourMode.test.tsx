import { renderToString } from 'react-dom/server';
import { ColourModeSwitch } from '../components/controls/ColourModeSwitch.tsx';
import { inTheme } from '../testing/rendering/inTheme.tsx';
import { showColourMode } from './showColourMode.ts';

const labels = { light: 'light', dark: 'dark', system: 'system' };

/** A switch that is asleep: prerendered and not hydrated. */
function sleeping() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    inTheme(<ColourModeSwitch value="system" onChange={() => {}} legend="Colours" labels={labels} />),
  );
  const input = (value: string) => place.querySelector<HTMLInputElement>(`[value=${value}]`)!;
  const checked = () => place.querySelector<HTMLInputElement>(':checked')?.value;
  return { place, input, checked };
}

test('a sleeping switch shows the stored choice, and later that of another tab', () => {
  const { place, checked } = sleeping();
  expect(checked()).toBe('system');
  expect(showColourMode(place, 'dark')).toBeUndefined();
  expect(checked()).toBe('dark');
  expect(showColourMode(place, 'light')).toBeUndefined();
  expect(checked()).toBe('light');
});

test('a choice made before hydration wins over the stored one', () => {
  const { place, input, checked } = sleeping();
  input('light').click();
  expect(showColourMode(place, 'dark')).toBe('light');
  expect(checked()).toBe('light');
  expect(showColourMode(place, 'light')).toBeUndefined();
});
