import { screen, within } from '@testing-library/react';
import { company, emailHref, phoneHref } from '../content/company.ts';
import { ContactPage } from './ContactPage.tsx';
import { headingLevels, renderPage } from './renderPage.tsx';

const definitionOf = (term: string) => {
  const found = screen.getByText(term, { selector: 'dt' }).nextElementSibling;
  if (!(found instanceof HTMLElement)) throw new Error(`“${term}” has no definition.`);
  return found;
};

test('a visitor reads the office address and that the firm is open 24/7', () => {
  renderPage(<ContactPage />);
  expect(definitionOf('Office')).toHaveTextContent(company.address.join(''));
  expect(definitionOf('Business hours')).toHaveTextContent('Open 24/7');
});

test('a visitor calls or writes with one press', () => {
  renderPage(<ContactPage />);
  const phone = within(definitionOf('Phone')).getByRole('link', { name: company.phone });
  expect(phone).toHaveAttribute('href', phoneHref);
  expect(phoneHref).toMatch(/^tel:\+\d+$/);
  const email = within(definitionOf('Email')).getByRole('link', { name: company.email });
  expect(email).toHaveAttribute('href', emailHref);
});

test('the social links are the firm’s three, as in the footer, and say that they open a new tab', () => {
  renderPage(<ContactPage />);
  const list = within(screen.getByRole('list', { name: `${company.name} elsewhere` }));
  const links = list.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(company.social.map(({ href }) => href));
  links.forEach((link, at) => {
    expect(link).toHaveAccessibleName(`${company.social[at]?.label} (opens in a new tab)`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

test('a visitor learns what to write about, under one heading and in an ordered outline', () => {
  const { container } = renderPage(<ContactPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toHaveAttribute('tabindex', '-1');
  expect(headingLevels(container)).toEqual([1, 2, 3, 3, 3]);
  expect(screen.getByRole('link', { name: 'Write about this site' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  expect(screen.getByRole('link', { name: 'See how to join us' })).toHaveAttribute('href', '/careers');
});

test('a form beside the addresses takes the place of the directions', () => {
  renderPage(
    <ContactPage>
      <form aria-label="Send feedback" />
    </ContactPage>,
  );
  expect(screen.getByRole('form', { name: 'Send feedback' })).toBeVisible();
  expect(definitionOf('Business hours')).toHaveTextContent('Open 24/7');
  expect(screen.queryByRole('link', { name: 'Write about this site' })).toBeNull();
});
