import { screen, within } from '@testing-library/react';
import { company, emailHref, phoneHref } from '../../content/company.ts';
import { installMocks } from '../../../mocks/server.ts';
import { renderApp } from '../../testing/rendering/renderApp.tsx';

installMocks();

const openPage = () => renderApp('/contact');
const page = () => within(screen.getByRole('main'));

const definitionOf = (term: string) => {
  const found = page().getByText(term, { selector: 'dt' }).nextElementSibling;
  if (!(found instanceof HTMLElement)) throw new Error(`“${term}” has no definition.`);
  return found;
};

test('a visitor reads the office address and that the firm is open 24/7', async () => {
  await openPage();
  expect(definitionOf('Office')).toHaveTextContent(company.address.join(''));
  expect(definitionOf('Business hours')).toHaveTextContent('Open 24/7');
});

test('a visitor calls or writes with one press', async () => {
  await openPage();
  const phone = within(definitionOf('Phone')).getByRole('link', { name: company.phone });
  expect(phone).toHaveAttribute('href', phoneHref);
  expect(phoneHref).toMatch(/^tel:\+\d+$/);
  const email = within(definitionOf('Email')).getByRole('link', { name: company.email });
  expect(email).toHaveAttribute('href', emailHref);
});

test('the social links are the firm’s three, as in the footer, and say that they open a new tab', async () => {
  await openPage();
  const list = within(page().getByRole('list', { name: `${company.name} elsewhere` }));
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(company.social.map(({ href }) => href));
  links.forEach((link, at) => {
    expect(link).toHaveAccessibleName(`${company.social[at]?.label} (opens in a new tab)`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test('the page has one h1, the target of the focus, above the form’s own heading', async () => {
  await openPage();
  const levels = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map(({ tagName }) => tagName);
  expect(levels).toEqual(['H1', 'H2']);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('heading', { level: 2, name: 'Send feedback' })).toBeVisible();
});
