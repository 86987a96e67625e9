import { render } from '@testing-library/react';
import kolamFive from '../../../.cache/art/kolamFive.drawing.json';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { Kolam } from './Kolam.tsx';

const undrawn = (container: HTMLElement) =>
  container.querySelector(`path[stroke="${sectionColours.undrawn}"]`)?.getAttribute('d') ?? '';

/** How many strands of a kolam are drawn in the colour of the line. */
const strandsDrawn = (container: HTMLElement) =>
  ([...container.querySelectorAll(`path[stroke="${sectionColours.line}"]`)]
    .at(-1)
    ?.getAttribute('d')
    ?.split('M').length ?? 1) - 1;

describe('a kolam', () => {
  test('shows rings round its dots as long as nothing is done', () => {
    const { container } = render(<Kolam drawing={kolamFive} progress={0} />);
    expect(undrawn(container).match(/a/g)).toHaveLength(2 * kolamFive.dots.length);
    expect(container.querySelector(`path[stroke="${sectionColours.line}"]`)).toBeNull();
  });

  test('draws as much of its line as is done, and the rest pale', () => {
    const { container } = render(<Kolam drawing={kolamFive} progress={6 / 8} />);
    expect(strandsDrawn(container)).toBe(Math.round(kolamFive.strands.length * 0.75));
    expect(undrawn(container)).toMatch(/^M[^a]+$/);
  });

  test('draws the done part in one piece, also where it crosses the undrawn one', () => {
    const { container } = render(<Kolam drawing={kolamFive} progress={6 / 8} />);
    const whole = container.querySelector(`path[stroke="${sectionColours.line}"]`)?.getAttribute('d') ?? '';
    expect(whole.match(/M/g)).toHaveLength(1);
    expect(whole.match(/L/g)).toHaveLength(Math.round(kolamFive.strands.length * 0.75) - 1);
  });

  test.each([1, 1.4])('is whole at %d', (progress) => {
    const { container } = render(<Kolam drawing={kolamFive} progress={progress} />);
    expect(strandsDrawn(container)).toBe(kolamFive.strands.length);
    expect(undrawn(container)).toBe('');
  });
});
