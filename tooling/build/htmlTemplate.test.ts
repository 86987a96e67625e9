import { htmlPageOf } from './htmlTemplate.ts';

test('the alternative text of the picture for shared links repeats the text in the picture', () => {
  const html = htmlPageOf({
    title: 'Careers',
    description: 'Two openings.',
    canonical: '/careers',
    origin: 'https://firm.example',
    structuredData: null,
    siteName: 'Dots & Lines',
    tagline: 'From dots to lines',
    styles: '',
    firstLoadCss: '',
    firstLoadHtml: '',
    fonts: [],
    scripts: [],
    withoutSession: null,
    drawingParts: '',
    noScriptStyles: '/noScript.css',
    html: '',
  });
  expect(html).toContain('<meta property="og:image" content="https://firm.example/og.png">');
  expect(html).toContain('<meta property="og:image:alt" content="Dots &amp; Lines: From dots to lines">');
});
