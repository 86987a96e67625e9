import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { rehydratedMark } from '../app/store/persistedCodec.ts';
import { ColourModeSwitch } from '../components/controls/ColourModeSwitch.tsx';
import { colourModeChosen, selectColourMode, uiSlice } from '../state/uiSlice.ts';
import { inTheme } from '../testing/rendering/inTheme.tsx';
import { renderFrame } from '../testing/rendering/renderFrame.tsx';
import type { ColourMode } from '../theme/tokens/colourModes.ts';

const isDark = () => document.documentElement.hasAttribute('data-dark');

/** A device that prefers dark colours, or not; the returned function changes that. */
function device(matches: boolean): (matches: boolean) => void {
  const prefersDark = Object.assign(new EventTarget(), { matches });
  jest.spyOn(window, 'matchMedia').mockReturnValue(prefersDark as unknown as MediaQueryList);
  return (now) =>
    act(() => {
      prefersDark.matches = now;
      prefersDark.dispatchEvent(new Event('change'));
    });
}

/** Renders the frame with this choice in the store; `isRead` is whether storage has been read. */
const show = (colourMode: ColourMode, isRead = true) =>
  renderFrame({
    entries: ['/'],
    state: { ui: { ...uiSlice.getInitialState(), colourMode, ...(isRead ? rehydratedMark : {}) } },
  });

afterEach(() => {
  for (const name of ['data-dark', 'data-light']) document.documentElement.removeAttribute(name);
});

test('the colour mode follows the device until the visitor chooses one', () => {
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

test('until storage has been read, the attribute set by the HTML stays', () => {
  device(false);
  document.documentElement.setAttribute('data-dark', '');
  show('system', false);
  expect(isDark()).toBe(true);
});

test('a choice made in a footer that was still asleep is stored and applied at once', () => {
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
