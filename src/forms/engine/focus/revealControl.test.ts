import { summaryAttribute, revealControl } from './revealControl.ts';

/** px: the height of the window, and what bars cover at its upper and lower edge. */
const windowHeight = 700;
const covered = { top: 80, bottom: 20 };

type Edges = [top: number, bottom: number];

const scrolled: [Element, unknown][] = [];

/** Renders a form whose parts have these edges, in px from the top of the window. */
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
  jest.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight);
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    scrollPaddingTop: `${covered.top}px`,
    scrollPaddingBottom: `${covered.bottom}px`,
  } as CSSStyleDeclaration);
});

const nearest = { block: 'nearest' };
const start = { block: 'start' };

test.each([
  ['there is no summary of errors', undefined],
  ['the summary is wholly visible', [80, 200]],
  ['the summary is not visible at all', [-200, 0]],
] as [string, Edges | undefined][])(
  'a control is scrolled into view by the shortest way if %s',
  (_where, summary) => {
    const { control } = show({ ...(summary && { summary }), control: [300, 340] });
    revealControl(control);
    expect(scrolled).toEqual([[control, nearest]]);
  },
);

test.each([
  ['above', [-50, -10]],
  ['below', [windowHeight + 1, windowHeight + 41]],
] as [string, Edges][])(
  'a control %s the window, to which focus did not scroll, is put in its middle',
  (_where, edges) => {
    const { control } = show({ control: edges });
    revealControl(control);
    expect(scrolled).toEqual([[control, { block: 'center' }]]);
  },
);

test.each([
  ['its first links under the bar', [79, 200]],
  ['only its end visible', [-199, 1]],
] as [string, Edges][])('a summary with %s is scrolled wholly into view with the control', (_how, edges) => {
  const { control, summary } = show({ summary: edges, section: [210, 500], control: [300, 340] });
  revealControl(control);
  expect(scrolled).toEqual([
    [control, nearest],
    [summary, start],
  ]);
});

test('if summary and control do not fit between the bars, the section of the control is scrolled to instead', () => {
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
  'if the summary does not fit and the section %s, the control is scrolled to the start',
  (_why, section) => {
    const { control } = show({ summary: [-500, 10], ...section, control: [550, 590] });
    revealControl(control);
    expect(scrolled.at(-1)).toEqual([control, start]);
  },
);

test('without bars the whole window counts as room', () => {
  jest.mocked(window.getComputedStyle).mockReturnValue({
    scrollPaddingTop: 'auto',
    scrollPaddingBottom: 'auto',
  } as CSSStyleDeclaration);
  const { control, summary } = show({ summary: [-10, 100], control: [600, windowHeight - 10] });
  revealControl(control);
  expect(scrolled.at(-1)).toEqual([summary, start]);
});
