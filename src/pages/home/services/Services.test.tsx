import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/rendering/renderPage.tsx';
import { Services } from './Services.tsx';

// Only this test spells the nine cards out (specification HOME-15, HOME-16); all others read them from the tables.
test('the home page offers exactly these nine services, in this order, each with its page', () => {
  renderPage(<Services />);
  const section = within(screen.getByRole('region', { name: 'Nine services, one team' }));
  const cards = section.getAllByRole('listitem').map((card) => within(card).getByRole('link'));
  expect(
    cards.map((card) => [within(card).getByRole('heading').textContent, card.getAttribute('href')]),
  ).toEqual([
    ['Web Development', '/services/web-development'],
    ['AI Solutions', '/services/AI-solutions'],
    ['Business Analytics', '/services/business-analytics'],
    ['IoT Integrations', '/services/iot-integrations'],
    ['App Development', '/services/app-development'],
    ['Customer Care Bot', '/services/customer-care-bot'],
    ['UI/UX Design', '/services/ui-ux-design'],
    ['IT Consultant', '/services/it-consultant'],
    ['Cloud Solutions', '/services/cloud-solutions'],
  ]);
});
