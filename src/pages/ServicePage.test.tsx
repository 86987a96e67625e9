import { screen, within } from '@testing-library/react';
import { paths, servicePaths } from '../../contract/paths.ts';
import type { ServiceName } from '../../contract/paths.ts';
import { company } from '../content/company.ts';
import { services } from '../content/services.ts';
import { headingLevels, renderPage } from './renderPage.tsx';
import { ServicePage } from './ServicePage.tsx';

/** Acceptance decision 23; the IT consultant's form asks for no service type. */
const serviceTypes: Record<ServiceName, string | null> = {
  webDevelopment: 'Web Development',
  aiSolutions: 'AI & ML Solutions',
  businessAnalytics: 'Business Analytics',
  iotIntegrations: 'IOT integration',
  appDevelopment: 'Mobile App Development',
  customerCareBot: 'Chat bot',
  uiUxDesign: 'UI/UX Design',
  itConsultant: null,
  cloudSolutions: 'Cloud Services',
};

test('every service that has an address has its words', () => {
  expect(services.map(({ name }) => name).toSorted()).toEqual(Object.keys(servicePaths).toSorted());
});

test('no two services say the same about themselves', () => {
  const said = services.flatMap(({ page: { head, lead, offers, steps, why, close } }) => [
    head.title,
    head.description,
    lead,
    why.lead,
    close.question,
    ...[...offers, ...steps, ...why.reasons].map(({ text }) => text),
  ]);
  expect(said.filter((words, at) => said.indexOf(words) !== at)).toEqual([]);
});

describe.each(services.map((service) => [service.title, service] as const))('%s', (title, service) => {
  const { name, page } = service;
  const consults = serviceTypes[name] === null;

  test('a visitor reads what it is under one heading, in an ordered outline', () => {
    const { container } = renderPage(<ServicePage service={service} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    const levels = headingLevels(container);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
    expect(within(screen.getByRole('list', { name: 'In short' })).getAllByRole('listitem')).toHaveLength(3);
  });

  test('a visitor finds the way back over the services of the home page', () => {
    renderPage(<ServicePage service={service} />);
    const way = within(screen.getByRole('navigation', { name: 'Where you are' }));
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(way.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/#services');
    expect(way.getByText(title)).toHaveAttribute('aria-current', 'page');
  });

  test('‘What We Offer’ lists six offers', () => {
    renderPage(<ServicePage service={service} />);
    const section = within(screen.getByRole('region', { name: 'What We Offer' }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(section.getAllByRole('listitem')).toHaveLength(6);
  });

  test('‘Our Process’ has exactly three steps, each with its time', () => {
    renderPage(<ServicePage service={service} />);
    const section = within(screen.getByRole('region', { name: 'Our Process' }));
    const steps = section.getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    steps.forEach((step, at) => {
      expect(step).toHaveTextContent(/^(From )?(day|week)s? \d/i);
      expect(within(step).getByRole('heading', { level: 3 })).toHaveTextContent(page.steps[at]?.title ?? '');
    });
  });

  test('‘Why Choose’ gives three reasons', () => {
    renderPage(<ServicePage service={service} />);
    const section = within(screen.getByRole('region', { name: new RegExp(`^Why Choose ${company.name}`) }));
    expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });

  test('both calls to action lead to the right form and take the service along', async () => {
    const call = consults ? 'Book a Consultation' : 'Apply Now';
    const { router, user } = renderPage(<ServicePage service={service} />);
    const links = screen.getAllByRole('link', { name: call });
    expect(links).toHaveLength(2);
    for (const link of links)
      expect(link).toHaveAttribute('href', consults ? paths.consultationForm : paths.serviceApplication);
    await user.click(links[0] as HTMLElement);
    expect(router.state.location.state).toEqual(
      consults ? null : { choice: { serviceType: serviceTypes[name] } },
    );
  });
});

test('machine learning, which has no page of its own, is offered on AI Solutions', () => {
  const ai = services.filter(({ name }) => name === 'aiSolutions');
  renderPage(ai.map((service) => <ServicePage key={service.name} service={service} />));
  const offers = within(screen.getByRole('region', { name: 'What We Offer' }));
  expect(offers.getByRole('heading', { name: 'Machine learning' })).toBeVisible();
});

test('who reads the process by keyboard goes on from there', async () => {
  const [service] = services;
  const { router, user } = renderPage(service && <ServicePage service={service} />);
  await user.click(screen.getByRole('link', { name: 'Read our process' }));
  expect(router.state.location.hash).toBe('#process');
  expect(screen.getByRole('heading', { name: 'Our Process' })).toHaveFocus();
});
