import { htmlPageOf } from '../build/htmlTemplate.ts';
import { emptied } from './sites.ts';

const page = htmlPageOf({
  title: 'Careers',
  description: 'Openings',
  canonical: '/careers',
  origin: '',
  structuredData: { name: 'Kolam Works' },
  siteName: 'Kolam Works',
  tagline: 'Words',
  styles: '<style data-emotion="css 1">.css-1{color:red}</style>',
  firstLoadCss: '#first-load{}',
  firstLoadHtml: '<div id="first-load"></div>',
  drawingParts: '',
  noScriptStyles: '',
  fonts: [],
  withoutSession: null,
  scripts: ['/static/js/react.1.js', '/static/js/main.2.js'],
  html: '<main><h1>Careers</h1></main>',
});

test('without prerendering a page consists of its head and its scripts, in their order', () => {
  const empty = emptied(page);
  expect(empty).toContain('<body>\n<div id="root"></div>\n</body>');
  expect(empty).not.toMatch(/<style|<h1|first-load/);
  expect([...empty.matchAll(/<script defer src="([^"]+)">/g)].map(([, address]) => address)).toEqual([
    '/static/js/react.1.js',
    '/static/js/main.2.js',
  ]);
  expect(empty).toContain('<title>Careers</title>');
});
