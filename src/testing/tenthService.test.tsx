// Comes first: it adds the path and the object before anything of the site is loaded.
import { tenthService } from './tenthService.ts';
import type * as TenthService from './tenthService.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../contract/paths.ts';
import type { PathName } from '../../contract/paths.ts';
import { inWords } from '../content/services/serviceCount.ts';
import { serviceMenu } from '../content/services/serviceMenu.ts';
import { makeSearch } from '../../server/search.ts';
import { serviceKolam } from '../../tooling/assets/serviceKolams.ts';
import { pageHeadOf } from '../app/prerender/pageHead.ts';
import { pageLoaders } from '../app/routes/pageLoaders.tsx';
import { renderApp } from './renderApp.tsx';
import { structuredDataOf } from '../app/prerender/structuredData.ts';

jest.mock(
  '../content/services/dataRescue.ts',
  () => jest.requireActual<typeof TenthService>('./tenthService.ts').tenthService.file,
  { virtual: true },
);

const { service, address } = tenthService;

/** ‘ten’, as long as the firm itself offers nine. */
const count = inWords(serviceMenu.length);

// The carousel's library is tested beside its wrapper; here it never finds the time to come.
beforeEach(() => {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
});

const glyphIn = (place: HTMLElement) => place.querySelector('svg path')?.getAttribute('d');

/** A list of all services, of which the new one comes last and leads to its page. */
function expectAll(list: HTMLElement) {
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(serviceMenu.length);
  serviceMenu.forEach(({ title }, at) => expect(links[at]).toHaveTextContent(title));
  expect(links.at(-1)).toHaveAttribute('href', address);
}

test('its page stands at its address, with its words, however the address is spelt', async () => {
  await renderApp('/Services/Data-Rescue/');
  expect(await screen.findByRole('heading', { level: 1, name: service.title })).toBeVisible();
  expect(document.title).toContain(service.page.head.title);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('region', { name: 'What We Offer' })).toHaveTextContent('Tapes and discs');
  for (const link of main.getAllByRole('link', { name: 'Apply Now' }))
    expect(link).toHaveAttribute('href', paths.serviceApplication);
});

test('the menu of the header leads to it, with its glyph', async () => {
  const { user } = await renderApp(address);
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: 'Services' }));
  const link = await header.findByRole('link', { name: new RegExp(`^${service.title}`) });
  expectAll(link.closest('ul')!);
  expect(link).toHaveTextContent(service.line);
  expect(glyphIn(link)).toBe(service.glyph.line);
});

test('the drawer leads to it, with its glyph', async () => {
  const { user } = await renderApp(address);
  await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Main' }));
  await user.click(drawer.getByRole('button', { name: 'Services' }));
  const link = drawer.getByRole('link', { name: service.title });
  expectAll(link.closest('ul')!);
  expect(glyphIn(link)).toBe(service.glyph.line);
});

test('the footer leads to it', async () => {
  await renderApp(address);
  const footer = within(screen.getByRole('contentinfo'));
  const column = footer.getByRole('heading', { name: 'Services' }).parentElement!;
  expectAll(column);
  expect(within(column).getByRole('link', { name: service.title })).toBeVisible();
});

test('the home page has its card, and counts it', async () => {
  const arrival = renderApp('/');
  // whoever touches the page does not wait for its sections
  await waitFor(() => {
    fireEvent.pointerDown(document.body);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
  await arrival;
  const section = within(await screen.findByRole('region', { name: new RegExp(`^${count} services`, 'i') }));
  expectAll(section.getByRole('list'));
  const card = section.getByRole('link', { name: new RegExp(`^${service.title}`) });
  expect(card).toHaveTextContent(service.line);
  expect(glyphIn(card)).toBe(service.glyph.line);
  expect(screen.getByRole('link', { name: `See all ${count} services` })).toBeVisible();
});

test('search engines find it, and read what it is', async () => {
  const listed = (Object.keys(pageLoaders) as PathName[])
    .map((name) => paths[name])
    .filter((path) => pageHeadOf(path).listed);
  const sitemap = await makeSearch('https://kolam.example', listed).request('/sitemap.xml');
  expect(await sitemap.text()).toContain(`<loc>https://kolam.example${address}</loc>`);
  expect(pageHeadOf('/Services/Data-Rescue/')).toMatchObject({
    description: service.page.head.description,
    canonical: address,
    listed: true,
  });
  expect(structuredDataOf(service.name, 'https://kolam.example')).toMatchObject({
    '@graph': [
      { '@type': 'Service', name: service.title, description: service.page.head.description },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'Services' },
          { name: service.title, item: `https://kolam.example${address}` },
        ],
      },
    ],
  });
});

test('its drawing makes itself from its seed', () => {
  expect(serviceKolam(service)).toContain('<path id="line"');
});
