import { render } from '@testing-library/react';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { Mark } from './Mark.tsx';

describe('the mark', () => {
  const dashes = (container: HTMLElement) =>
    container.querySelector('path')?.getAttribute('stroke-dasharray');

  test('is one closed line by default', () => {
    expect(dashes(render(<Mark />).container)).toBeNull();
  });

  test('is open while something is still to be done, and broken in the error colour after a failure', () => {
    expect(dashes(render(<Mark state="open" />).container)).not.toBeNull();
    const broken = render(<Mark state="broken" colour="error" />).container;
    expect(dashes(broken)).not.toBeNull();
    expect(broken.querySelectorAll(`[stroke="${sectionColours.error}"]`)).toHaveLength(2);
  });
});
