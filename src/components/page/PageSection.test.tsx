import { render, screen, within } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { PageSection } from './PageSection.tsx';
import { SectionHeading } from './SectionHeading.tsx';

test('a section is named by its heading', () => {
  render(
    inTheme(
      <PageSection labelledBy="services">
        <SectionHeading
          id="services"
          introduction="Pick one or join several."
          action={<button type="button">Apply Now</button>}
        >
          Nine services, one team
        </SectionHeading>
      </PageSection>,
    ),
  );
  const section = screen.getByRole('region', { name: 'Nine services, one team' });
  expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
  expect(within(section).getByRole('button', { name: 'Apply Now' })).toBeVisible();
});
