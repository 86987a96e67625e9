import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rehydratedMark } from '../app/store/persistedCodec.ts';
import { ColourModeSwitch } from '../components/controls/ColourModeSwitch.tsx';
import { colourModeChosen, selectColourMode, uiSlice } from '../state/uiSlice.ts';
import { inTheme } from '../testing/inTheme.tsx';
import { renderFrame } from '../testing/renderFrame.tsx';
import type { ColourMode } from '../theme/tokens/colourModes.ts';

const isDark = () => document.documentElement.hasAttribute('data-dark');

/** A device with these colours; the answer changes them. */
function device(matches: boolean): (matches: boolean) => void {
  const prefersDark = Object.assign(new EventTarget(), { matches });
  jest.spyOn(window, 'matchMedia').mockReturnValue(prefersDark as unknown as MediaQueryList);
  return (now) =>
    act(() => {
      prefersDark.matches = now;
      prefersDark.dispatchEvent(new Event('change'));
    });
}

/** The site with this choice, of which it knows once it has read storage. */
const show = (colourMode: ColourMode, isRead = true) =>
  renderFrame({
    entries: ['/'],
    state: { ui: { ...uiSlice.getInitialState(), colourMode, ...(isRead ? rehydratedMark : {}) } },
  });

afterEach(() => {
  for (const name of ['data-dark', 'data-light']) document.documentElement.removeAttribute(name);
});

test('the colours of the device are followed as they change, until others are chosen', () => {
  const setDark = device(false);
  const { store } = show('system');
  expect(isDark()).toBe(false);
  setDark(true);
  expect(isDark()).toBe(true);
  act(() => void store.dispatch(colourModeChosen('light')));
  expect(isDark()).toBe(false);
  setDark(true);
  expect(isDark()).toBe(false);
  act(() => void store.dispatch(colourModeChosen('dark')));
  setDark(false);
  expect(isDark()).toBe(true);
});

test('until storage has been read the colours of the HTML stay', () => {
  device(false);
  document.documentElement.setAttribute('data-dark', '');
  show('system', false);
  expect(isDark()).toBe(true);
});

test('what was chosen in a footer that still slept is chosen, and shown at once', () => {
  device(false);
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(
    inTheme(
      <ColourModeSwitch
        value="system"
        onChange={() => {}}
        legend="Colours"
        labels={{ light: 'light', dark: 'dark', system: 'system' }}
      />,
    ),
  );
  place.querySelector<HTMLInputElement>('[value=dark]')!.click();
  const { stateNow } = show('system');
  expect(selectColourMode(stateNow())).toBe('dark');
  expect(isDark()).toBe(true);
  place.remove();
});
