import { render } from '@testing-library/react';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { Mark } from './Mark.tsx';

describe('the mark', () => {
  const dashes = (container: HTMLElement) =>
    container.querySelector('path')?.getAttribute('stroke-dasharray');

  test('is one closed line in rest', () => {
    expect(dashes(render(<Mark />).container)).toBeNull();
  });

  test('is open while something is to be done, and breaks in the colour of the fault', () => {
    expect(dashes(render(<Mark state="open" />).container)).not.toBeNull();
    const broken = render(<Mark state="broken" colour="error" />).container;
    expect(dashes(broken)).not.toBeNull();
    expect(broken.querySelectorAll(`[stroke="${sectionColours.error}"]`)).toHaveLength(2);
  });
});
