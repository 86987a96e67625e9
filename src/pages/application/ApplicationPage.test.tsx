import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { signUpAndLogIn } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks } from '../../../mocks/server.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';
import { seedToken } from '../../testing/seedToken.ts';

installMocks();

test.each<[Path, (string | null)[]]>([
  [paths.jobApplication, ['Home', 'Careers', 'Job application']],
  [paths.partnershipApplication, ['Home', 'Partnership', 'Partnership application']],
  [paths.serviceApplication, ['Home', 'Service request']],
])('the breadcrumbs of %s begin with the home page', async (path, steps) => {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  await renderApp(path);
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Where you are' }));
  expect(breadcrumbs.getAllByRole('listitem').map((step) => step.textContent)).toEqual(steps);
});
