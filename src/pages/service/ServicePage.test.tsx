import { screen, within } from '@testing-library/react';
import { keysOf } from '../../../contract/keysOf.ts';
import { paths, servicePaths } from '../../../contract/paths.ts';
import type { ServiceName } from '../../../contract/paths.ts';
import { company } from '../../content/company.ts';
import { loadServiceCopy } from '../../content/services/serviceCopy.ts';
import { serviceHeads } from '../../content/services/serviceHeads.ts';
import { serviceTable } from '../../content/services/serviceTable.ts';
import { headingLevels, renderPage } from '../../testing/rendering/renderPage.tsx';
import { exampleIslands } from './example/exampleIslands.ts';
import { ServicePage } from './ServicePage.tsx';

const names = keysOf(servicePaths);
const loadService = async (name: ServiceName) => ({
  name,
  ...serviceTable[name],
  head: serviceHeads[name],
  page: await loadServiceCopy[name](),
});
const services = () => Promise.all(names.map(loadService));

/**
 * The service type with which each page opens its form (specification SVC-04 to SVC-13); the IT consultant's form has
 * none.
 */
const decided: readonly (readonly [ServiceName, string | null])[] = [
  ['webDevelopment', 'Web Development'],
  ['aiSolutions', 'AI & ML Solutions'],
  ['businessAnalytics', 'Business Analytics'],
  ['iotIntegrations', 'IOT integration'],
  ['appDevelopment', 'Mobile App Development'],
  ['customerCareBot', 'Chat bot'],
  ['uiUxDesign', 'UI/UX Design'],
  ['itConsultant', null],
  ['cloudSolutions', 'Cloud Services'],
];

test.each(decided)('%s leads to the form that was decided on, with %s chosen', async (name, serviceType) => {
  const { page } = await loadService(name);
  expect(page.call).toEqual(
    serviceType === null
      ? { label: 'Book a Consultation', page: 'consultationForm' }
      : { label: 'Apply Now', page: 'serviceApplication', serviceType },
  );
});

// As after a navigation to a page, when its example has loaded.
beforeAll(() => Promise.all(names.map((name) => exampleIslands[name].preload())));

test('no text about a service is used for another one, too', async () => {
  const texts = (await services()).flatMap(({ head, page: { introduction, offers, steps, why, close } }) => [
    head.title,
    head.description,
    introduction,
    why.introduction,
    close.question,
    ...[...offers, ...steps, ...why.reasons].map(({ text }) => text),
  ]);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const show = async () => {
    const service = await loadService(name);
    return { service, ...renderPage(<ServicePage name={name} copy={service.page} />) };
  };

  test('a visitor reads what it is under one heading, in an ordered outline', async () => {
    const { container, service } = await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(service.title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    const levels = headingLevels(container);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
    expect(within(screen.getByRole('list', { name: 'In short' })).getAllByRole('listitem')).toHaveLength(3);
  });

  test('the breadcrumbs lead back to the services of the home page', async () => {
    const { service } = await show();
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Where you are' }));
    expect(breadcrumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(breadcrumbs.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/#services');
    expect(breadcrumbs.getByText(service.title)).toHaveAttribute('aria-current', 'page');
  });

  test('‘What We Offer’ lists six offers', async () => {
    await show();
    const section = within(screen.getByRole('region', { name: 'What We Offer' }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(section.getAllByRole('listitem')).toHaveLength(6);
  });

  test('‘Our Process’ has exactly three steps, each with its time', async () => {
    const { service } = await show();
    const section = within(screen.getByRole('region', { name: 'Our Process' }));
    const steps = section.getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    steps.forEach((step, at) => {
      expect(step).toHaveTextContent(/^(From )?(day|week)s? \d/i);
      expect(within(step).getByRole('heading', { level: 3 })).toHaveTextContent(
        service.page.steps[at]?.title ?? '',
      );
    });
  });

  test('‘Why Choose’ gives three reasons', async () => {
    await show();
    const section = within(screen.getByRole('region', { name: new RegExp(`^Why Choose ${company.name}`) }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('both calls to action lead to its form and hand over the service type', async () => {
    const { service, router, user } = await show();
    const { label, page, ...prefill } = service.page.call;
    const links = screen.getAllByRole('link', { name: label });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toHaveAttribute('href', paths[page]);
    await user.click(links[0] as HTMLElement);
    expect(router.state.location.state).toEqual('serviceType' in prefill ? { prefill } : null);
  });
});

test('machine learning, which has no page of its own, is offered on AI Solutions', async () => {
  renderPage(<ServicePage name="aiSolutions" copy={await loadServiceCopy.aiSolutions()} />);
  const offers = within(screen.getByRole('region', { name: 'What We Offer' }));
  expect(offers.getByRole('heading', { name: 'Machine learning' })).toBeVisible();
});

test('the link to the process moves the focus to its heading', async () => {
  const { router, user } = renderPage(
    <ServicePage name="webDevelopment" copy={await loadServiceCopy.webDevelopment()} />,
  );
  await user.click(screen.getByRole('link', { name: 'Read our process' }));
  expect(router.state.location.hash).toBe('#process');
  expect(screen.getByRole('heading', { name: 'Our Process' })).toHaveFocus();
});
