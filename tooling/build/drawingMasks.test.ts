import { drawingMasks } from './drawingMasks.ts';

const file =
  '<svg xmlns="x"><symbol id="web"><path d="M2 2" stroke="var(--line)"/></symbol><symbol id="app"><path d="M3 3"/></symbol></svg>';
const icon = (id: string, attributes = '') =>
  `<svg class="css-1" width="9"${attributes}><use href="/static/media/icons.svg#${id}"></use></svg>`;

const maskIn = (css: string) =>
  decodeURIComponent(/;mask:url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css)?.[1] ?? '');

test('a drawing that is fetched late has a mask of its own shape, in black', () => {
  const css = drawingMasks(`<p>${icon('web')}</p>`, () => file);
  expect(css).toContain('svg:has(use[href="#icons.svg-web"]){background:var(--mui-palette-kolam-line)');
  expect(maskIn(css)).toContain(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9"><defs><symbol id="icons.svg-web">',
  );
  expect(maskIn(css)).toContain('<path d="M2 2" stroke="#000"/>');
  expect(maskIn(css)).not.toContain('M3 3');
});

test('a drawing in the colour of its text has a mask in that colour', () => {
  expect(drawingMasks(icon('app', ' fill="currentColor"'), () => file)).toContain(
    '{background:currentColor;',
  );
});

test('a face that is tinted stays empty, so that the line round it shows', () => {
  const tinted = icon('web').replace('<use', '<use fill="var(--mui-palette-kolam-fill)"');
  expect(maskIn(drawingMasks(tinted, () => file))).toContain('<use fill="none"');
});

test('a drawing that is embedded in the HTML gets no mask, and neither does one without a file', () => {
  const arrow = '<svg fill="currentColor"><path d="M4 4"></path></svg>';
  expect(drawingMasks(arrow + icon('web', ' data-in-html="true"') + arrow, () => file)).toBe('');
});
