import { withDrawingParts } from './drawingParts.ts';

const files: Record<string, string> = {
  '/static/media/kolam.1a.svg':
    '<svg xmlns="x" viewBox="0 0 9 9"><path id="line" d="M0 0"/><path id="dots" d="M1 1"/></svg>\n',
  '/static/media/icons.2b.svg':
    '<svg xmlns="x">\n<symbol id="web"><path d="M2 2"/></symbol>\n<symbol id="app"><path d="M3 3"/></symbol>\n</svg>',
  '/static/media/scene.3c.svg': '<svg xmlns="x"><g id="scene"><use href="#sun"/><g id="sun"></g></g></svg>',
};
const readFile = (address: string) => {
  const text = files[address];
  if (text === undefined) throw new Error(`${address} is not needed.`);
  return text;
};
const part = (address: string) => `<use href="${address}"></use>`;
const opening = (address: string) => `<svg width="9" data-in-html="true"><g>${part(address)}</g></svg>`;

test('a drawing of the first view is embedded, with the name of its file in its ids', () => {
  const { html, parts } = withDrawingParts(opening('/static/media/kolam.1a.svg#line'), readFile);
  expect(html).toBe(`<svg width="9" data-in-html="true"><g>${part('#kolam.1a.svg-line')}</g></svg>`);
  expect(parts).toContain('<path id="kolam.1a.svg-line" d="M0 0"/>');
});

test('references inside a drawing point to its own embedded parts', () => {
  const { parts } = withDrawingParts(opening('/static/media/scene.3c.svg#scene'), readFile);
  expect(parts).toContain('<use href="#scene.3c.svg-sun"/><g id="scene.3c.svg-sun">');
});

test('only the icons of a file that are in use are embedded', () => {
  const { parts } = withDrawingParts(opening('/static/media/icons.2b.svg#app'), readFile);
  expect(parts).toContain('M3 3');
  expect(parts).not.toContain('M2 2');
});

test('any other drawing is not fetched while the page loads', () => {
  const page = `<svg class="a">${part('/static/media/logos.svg#react')}</svg>`;
  expect(withDrawingParts(page, readFile)).toEqual({
    html: `<svg class="a">${part('#logos.svg-react')}</svg>`,
    parts: '',
  });
});

test('a page without drawings stays as it is', () => {
  expect(withDrawingParts('<a href="/about">About</a>', readFile)).toEqual({
    html: '<a href="/about">About</a>',
    parts: '',
  });
});
