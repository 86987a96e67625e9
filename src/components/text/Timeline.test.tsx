import { render, screen } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { Timeline } from './Timeline.tsx';

test('items on a timeline stay a list in reading order', () => {
  render(
    inTheme(
      <Timeline
        items={[
          { key: 'vision', content: 'Vision' },
          { key: 'mission', content: 'Mission' },
        ]}
      />,
    ),
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Vision', 'Mission']);
});
