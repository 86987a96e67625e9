import { render, screen, within } from '@testing-library/react';
import { keysOf } from '../../../../contract/keysOf.ts';
import { servicePaths } from '../../../../contract/paths.ts';
import type { ServiceName } from '../../../../contract/paths.ts';
import { businessAnalytics } from '../../../content/services/examples/businessAnalytics.ts';
import { cloudSolutions } from '../../../content/services/examples/cloudSolutions.ts';
import { headingLevels } from '../../../testing/rendering/renderPage.tsx';
import { inTheme } from '../../../testing/rendering/inTheme.tsx';
import { exampleIslands } from './exampleIslands.ts';

const names = keysOf(servicePaths);

beforeAll(() => Promise.all(names.map((name) => exampleIslands[name].preload())));

function show(name: ServiceName) {
  const Island = exampleIslands[name];
  const { container } = render(inTheme(<Island />));
  const section = screen.getByRole('region');
  return { container, section, shown: within(section) };
}

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe.each(names)('the example of %s', (name) => {
  test('is named by its heading and says in its caption that it is made up', () => {
    const { container, section, shown } = show(name);
    expect(section).toHaveAccessibleName(shown.getByRole('heading', { level: 2 }).textContent ?? '');
    const figure = shown.getByRole('figure');
    const caption = within(figure).getByText('Example, with made-up figures').closest('figcaption');
    expect(caption).toBe(figure.firstElementChild);
    headingLevels(container).forEach((level, at, all) => {
      expect(level - (all[at - 1] ?? 1)).toBeLessThanOrEqual(1);
    });
  });

  test('has a name for every drawing, a header for every row, and no controls', () => {
    const { shown } = show(name);
    for (const drawing of shown.queryAllByRole('img')) expect(drawing).toHaveAccessibleName();
    for (const row of shown.queryAllByRole('row').slice(1)) {
      const heads = within(row).queryAllByRole('rowheader');
      const columns = within(row).queryAllByRole('columnheader');
      expect(heads.length + columns.length).toBeGreaterThan(0);
    }
    for (const role of ['button', 'link', 'textbox']) expect(shown.queryAllByRole(role)).toEqual([]);
  });

  test('marks every word in Tamil as such, and has no style attribute, which the Content-Security-Policy would refuse', () => {
    const { container, section } = show(name);
    const inTamil = [...section.querySelectorAll('[lang="ta"]')].map(({ textContent }) => textContent).join();
    const tamil = /[\u0b80-\u0bff]/g;
    expect(section.textContent?.match(tamil)).toEqual(inTamil.match(tamil));
    expect(container.innerHTML).not.toMatch(/ style=/);
  });

  test('writes percentages without a blank, as the other pages do', () => {
    expect(show(name).section).not.toHaveTextContent(/\d\s%/);
  });
});

test('a chat is handed over between what the bot says and what a person says', () => {
  const { shown } = show('customerCareBot');
  const lines = (name: string) =>
    textsOf(within(shown.getByRole('list', { name })).getAllByRole('listitem')).map(
      (line) => /^(Customer|Bot|Meena)/.exec(line)?.[0],
    );
  expect(lines('With the bot')).toEqual(['Customer', 'Bot', 'Customer', 'Bot', 'Customer', 'Bot']);
  expect(lines('With Meena')).toEqual(['Meena']);
  const handOver = shown.getByText(/^Handed over to Meena/);
  const [bot, person] = shown.getAllByRole('list');
  expect(bot?.compareDocumentPosition(handOver)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(handOver.compareDocumentPosition(person as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a morning page has five figures, and asks for one thing today', () => {
  const { shown } = show('businessAnalytics');
  expect(shown.getAllByRole('heading', { level: 4 })).toHaveLength(5);
  expect(shown.getAllByRole('img')).toHaveLength(5);
  expect(shown.getAllByText('Act today')).toHaveLength(1);
});

test('a morning page compares with the same day a week before, which is none of the seven in its drawing', () => {
  for (const { name, days, lastWeek, value } of businessAnalytics.figures) {
    expect([name, days.length]).toEqual([name, 7]);
    expect([name, String(days.at(-1))]).toEqual([name, value.replace(',', '')]);
    expect([name, lastWeek.replace(',', '')]).not.toEqual([name, String(days[0])]);
  }
});

const cellsOf = (row: HTMLElement) => textsOf(within(row).getAllByRole('cell'));
const numberOf = (text: string | null) => Number(text?.replace(',', ''));

test.each([
  ['cloudSolutions', ['68,000', '36,000']],
  ['webDevelopment', ['2,900', '120']],
] as const)('the columns of the table of %s add up to its last row', (name, totals) => {
  const { shown } = show(name);
  const [, ...rows] = within(shown.getByRole('table')).getAllByRole('row');
  const last = rows.at(-1) as HTMLElement;
  expect(cellsOf(last)).toEqual(totals);
  const sums = [0, 1].map((column) =>
    rows.slice(0, -1).reduce((sum, row) => sum + numberOf(cellsOf(row)[column] ?? ''), 0),
  );
  expect(cellsOf(last).map(numberOf)).toEqual(sums);
});

test('the servers of all days of a cloud bill add up to what it charges for servers', () => {
  const { month, bill } = cloudSolutions;
  const [servers] = bill.lines;
  const days = month.after.length;
  const price = (servers?.before ?? 0) / (month.before * days);
  expect(month.after.reduce((sum, day) => sum + day) * price).toBe(servers?.after);
});

test('a sensor’s week is a table of seven days, and its log begins with the alarm', () => {
  const { shown } = show('iotIntegrations');
  expect(shown.getAllByRole('columnheader')).toHaveLength(8);
  expect(textsOf(shown.getAllByRole('rowheader'))).toEqual(['Highest', 'Lowest']);
  expect(shown.getByRole('cell', { name: '9.4' })).toBeVisible();
  expect(shown.getAllByRole('listitem')[0]).toHaveTextContent('02:10');
});

test('a delivery list says where each entry is, before, without and after a signal', () => {
  const { shown } = show('appDevelopment');
  const counts = ['To do', 'Kept on this phone', 'Confirmed'].map(
    (state) => shown.getAllByText(state).length,
  );
  expect(counts).toEqual([6, 3, 3]);
});

test('two pages of one brand hold the five parts of its kit', () => {
  const { shown } = show('uiUxDesign');
  const [kit] = shown.getAllByRole('list');
  expect(within(kit as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  expect(textsOf(shown.getAllByRole('heading', { level: 3 }))).toEqual([
    'The five parts',
    'A customer’s phone',
    'The screen behind the counter',
  ]);
});

test('a recommendation adds up five years of each way and advises one', () => {
  const { shown } = show('itConsultant');
  const [ways] = shown.getAllByRole('list');
  const sums = within(ways as HTMLElement)
    .getAllByRole('listitem')
    .map((way) => within(way).getAllByRole('definition')[2]?.textContent);
  expect(sums).toEqual(['280', '450', '900']);
  expect(shown.getAllByText('Our advice')).toHaveLength(1);
});

test('an invoice whose sum is doubted goes to a person with two choices', () => {
  const { shown } = show('aiSolutions');
  expect(shown.getByRole('row', { name: /^To pay 41,580 62/ })).toBeVisible();
  expect(shown.getByRole('heading', { name: 'For Anand in accounts to decide' })).toBeVisible();
  expect(
    shown.getAllByRole('listitem').filter(({ textContent }) => /^4[17],580/.test(textContent ?? '')),
  ).toHaveLength(2);
});
