import { summaryAttribute, revealControl } from './revealControl.ts';

/** px; the window is as high, and bars cover 80 at its upper edge and 20 at the lower. */
const windowHeight = 700;
const covered = { top: 80, bottom: 20 };

type Edges = [top: number, bottom: number];

const scrolled: [Element, unknown][] = [];

/** A form scrolled so that its parts lie between these edges, in px from the window's upper one. */
function show(places: { summary?: Edges; section?: Edges; control: Edges }) {
  document.body.innerHTML = '<form></form>';
  const form = document.querySelector('form')!;
  const add = (to: Element, name: string, [top, bottom]: Edges) => {
    const element = to.appendChild(document.createElement(name));
    element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    return element;
  };
  const summary = places.summary && add(form, 'div', places.summary);
  summary?.setAttribute(summaryAttribute, '');
  const section = places.section && add(form, 'section', places.section);
  const control = add(section ?? form, 'input', places.control);
  return { summary, section, control };
}

beforeEach(() => {
  scrolled.length = 0;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element, options) {
    scrolled.push([this, options]);
  });
  jest.replaceProperty(window, 'innerHeight', windowHeight);
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    scrollPaddingTop: `${covered.top}px`,
    scrollPaddingBottom: `${covered.bottom}px`,
  } as CSSStyleDeclaration);
});

const nearest = { block: 'nearest' };
const start = { block: 'start' };

test.each([
  ['there is no summary of errors', undefined],
  ['the summary is seen whole', [80, 200]],
  ['the summary is not seen at all', [-200, 0]],
] as [string, Edges | undefined][])(
  'a control comes into sight by the shortest way where %s',
  (_where, summary) => {
    const { control } = show({ ...(summary && { summary }), control: [300, 340] });
    revealControl(control);
    expect(scrolled).toEqual([[control, nearest]]);
  },
);

test.each([
  ['its first links under the bar', [79, 200]],
  ['no more than its end seen', [-199, 1]],
] as [string, Edges][])('a summary with %s is seen whole with the control', (_how, edges) => {
  const { control, summary } = show({ summary: edges, section: [210, 500], control: [300, 340] });
  revealControl(control);
  expect(scrolled).toEqual([
    [control, nearest],
    [summary, start],
  ]);
});

test('where both have just enough room between the bars the summary is seen, and else the section of the control', () => {
  const room = windowHeight - covered.top - covered.bottom;
  const fitting = show({ summary: [-10, 100], section: [110, 590], control: [550, room - 10] });
  revealControl(fitting.control);
  expect(scrolled.at(-1)).toEqual([fitting.summary, start]);

  const higher = show({ summary: [-10, 100], section: [110, 600], control: [550, room - 9] });
  revealControl(higher.control);
  expect(scrolled.at(-1)).toEqual([higher.section, start]);
});

test.each([
  ['is too long', { section: [-100, 700] }],
  ['is not there', {}],
] as [string, { section?: Edges }][])(
  'where neither has room and the section %s the control is seen first',
  (_why, section) => {
    const { control } = show({ summary: [-500, 10], ...section, control: [550, 590] });
    revealControl(control);
    expect(scrolled.at(-1)).toEqual([control, start]);
  },
);

test('where no bar covers anything all of the window is room', () => {
  jest.mocked(window.getComputedStyle).mockReturnValue({
    scrollPaddingTop: 'auto',
    scrollPaddingBottom: 'auto',
  } as CSSStyleDeclaration);
  const { control, summary } = show({ summary: [-10, 100], control: [600, windowHeight - 10] });
  revealControl(control);
  expect(scrolled.at(-1)).toEqual([summary, start]);
});
