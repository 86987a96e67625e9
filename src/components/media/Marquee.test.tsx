import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import * as constants from '../../../contract/constants.ts';
import { theme } from '../../theme/theme.ts';
import { mockResizes } from '../../testing/rendering/observers.ts';
import { Marquee } from './Marquee.tsx';

const labels = { label: 'Announcements', pause: 'Pause announcements', play: 'Play announcements' };
const lines = ['Launched in 2025', 'Hiring', 'SupportHub is coming soon'];
const toggle = jest.fn();

const marquee = (moving: boolean) => (
  <ThemeProvider theme={theme}>
    <Marquee lines={lines} labels={labels} moving={moving} onToggle={toggle} />
  </ThemeProvider>
);

const strip = () => screen.getByRole('region', { name: labels.label });
const track = () => strip().querySelector<HTMLElement>('ul')!.parentElement!;

test('a screen reader meets each line once', () => {
  render(marquee(true));
  expect(
    within(strip())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(lines);
});

test('the strip does not run in the HTML, starts once it may move, and keeps its position when paused', () => {
  expect(renderToString(marquee(false))).not.toMatch(/data-runs|style=/);
  const { rerender } = render(marquee(false));
  expect(track().dataset['runs']).toBeUndefined();
  rerender(marquee(true));
  expect(track().dataset['runs']).toBe('yes');
  rerender(marquee(false));
  expect(track().dataset['runs']).toBe('no');
});

test('a strip that stops does not render its lines again', () => {
  const rendered = jest.spyOn(lines, 'map');
  const { rerender } = render(marquee(true));
  expect(rendered).toHaveBeenCalled();
  rendered.mockClear();
  rerender(marquee(false));
  expect(track().dataset['runs']).toBe('no');
  expect(rendered).not.toHaveBeenCalled();
});

test('one press stops the strip', async () => {
  render(marquee(true));
  await userEvent.click(screen.getByRole('button', { name: labels.pause }));
  expect(toggle).toHaveBeenCalledTimes(1);
});

test('one round takes as long as speed 10 says: 80 px a second', () => {
  expect(constants.marqueeSpeed).toBe(10);
  const measure = mockResizes();
  render(marquee(true));
  jest.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 2400 } as DOMRect);
  measure();
  expect(track().style.animationDuration).toBe('30s');
});
