import { screen, within } from '@testing-library/react';
import { company, emailHref, phoneHref } from '../../content/company.ts';
import { mainId, pageRootId } from '../../navigation/pageFocus.ts';
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx';
import { headingLevels, renderPage } from '../../testing/rendering/renderPage.tsx';
import { TermsPage } from './TermsPage.tsx';

const pages = [
  {
    title: 'Privacy Policy',
    Page: PrivacyPolicyPage,
    sections: [
      'Information collected',
      'Use of information',
      'Security',
      'Third-party sharing',
      'Your choices',
      'Changes to this policy',
      'Contact',
    ],
  },
  {
    title: 'Terms and Conditions',
    Page: TermsPage,
    sections: [
      'General terms',
      'Use of services',
      'Payment and fees',
      'Privacy',
      'Liability',
      'Changes',
      'Contact',
    ],
  },
];

const regionOf = (name: string) => within(screen.getByRole('region', { name }));

describe.each(pages)('$title', ({ title, Page, sections }) => {
  test('a visitor reads seven sections in the stated order under one heading', () => {
    const { container } = renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    expect(headingLevels(container)).toEqual([1, 2, 2, 2, 2, 2, 2, 2]);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(sections);
    for (const name of sections) expect(regionOf(name).getAllByText(/\w+/).length).toBeGreaterThan(1);
  });

  test('each section has an anchor, which the index leads to', async () => {
    const { router, user } = renderPage(<Page />);
    // Folded above the text on phones, beside it on wide windows: styles show one of the two.
    for (const index of screen.getAllByRole('navigation', { name: 'On this page', hidden: true })) {
      const links = within(index).getAllByRole('link', { hidden: true });
      expect(links.map(({ textContent }) => textContent)).toEqual(sections);
      for (const [at, link] of links.entries()) {
        await user.click(link);
        const heading = screen.getByRole('heading', { level: 2, name: sections[at] });
        expect(heading).toHaveFocus();
        expect(within(index).getAllByRole('link', { current: 'location', hidden: true })).toEqual([link]);
        expect(router.state.location.hash).toBe(`#${heading.id}`);
      }
    }
  });

  test('it says when it was last changed', () => {
    const { container } = renderPage(<Page />);
    const date = container.querySelector('time');
    expect(date).toHaveAttribute('datetime', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    const shown = new Date(date?.dateTime ?? '').toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    expect(date).toHaveTextContent(shown);
  });

  test('it says how to reach the firm', () => {
    renderPage(<Page />);
    const contact = regionOf('Contact');
    expect(contact.getByRole('link', { name: company.email })).toHaveAttribute('href', emailHref);
    expect(contact.getByRole('link', { name: company.phone })).toHaveAttribute('href', phoneHref);
    for (const line of company.address) expect(contact.getByText(new RegExp(line))).toBeVisible();
  });

  test('in print everything but its text is hidden', () => {
    renderPage(<Page />);
    const hidden = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
      .filter((rule) => rule.style.getPropertyValue('display') === 'none')
      .map((rule) => rule.selectorText);
    const paper = document.implementation.createHTMLDocument();
    paper.body.innerHTML = `<div id="first-load"></div><div id="root"><div id="${pageRootId}"><a>Skip</a><header></header><main id="${mainId}"><h1></h1></main><footer></footer></div><div role="status"></div></div><div role="dialog"></div>`;
    const isHidden = (element: Element) => hidden.some((selector) => element.matches(selector));
    for (const name of ['a', 'header', 'footer', '[role="status"]', '[role="dialog"]', '#first-load'])
      expect([name, [...paper.querySelectorAll(name)].every(isHidden)]).toEqual([name, true]);
    for (const name of ['#root', `#${pageRootId}`, 'main', 'h1'])
      expect([name, [...paper.querySelectorAll(name)].some(isHidden)]).toEqual([name, false]);
  });
});

test('the terms name the minimum age of 18', () => {
  renderPage(<TermsPage />);
  expect(regionOf('General terms').getByText(/at least 18 years old/)).toBeVisible();
});

test('the terms lead to the privacy policy', async () => {
  const { router, user } = renderPage(<TermsPage />);
  await user.click(regionOf('Privacy').getByRole('link', { name: 'Privacy Policy' }));
  expect(router.state.location.pathname).toBe('/privacy-policy');
});

test.each([
  ['Information collected', /session token/i],
  ['Information collected', /light, dark, or whatever your device/i],
  ['Information collected', /for 14 days/],
  ['Information collected', /One cookie exists/],
  ['Information collected', /date of birth, gender/],
  ['Information collected', /PDF file in the same database/],
  ['Use of information', /confirmation/i],
  ['Use of information', /to our own staff/i],
  ['Use of information', /no newsletter, no advertising, no analytics/],
  ['Third-party sharing', /load nothing from other hosts/],
  ['Your choices', /no end date for accounts/],
  ['Your choices', /forms, resumes and the record of our emails we delete after a year/],
])('under “%s” the privacy policy says %s', (section, words) => {
  renderPage(<PrivacyPolicyPage />);
  expect(regionOf(section).getByText(words)).toBeVisible();
});
