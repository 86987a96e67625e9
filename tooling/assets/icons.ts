import path from 'node:path';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SocialKind } from '../../src/content/company.ts';
import { serviceIcons } from '../../src/content/services/serviceIcons.ts';
import { sectionColours } from '../../src/theme/scopes/sectionColours.ts';
import { writeAsset } from './writeAsset.ts';

const folder = path.join(import.meta.dirname, '../../.cache/icons');

const icons = { messaging: WhatsApp, photos: Instagram, network: LinkedIn } satisfies Record<
  SocialKind,
  unknown
>;

/** The social icons as one SVG file, for `<use href="…#kind">`, so that no script of the first view holds their shapes. */
function socialIcons(): string {
  const symbols = Object.entries(icons).map(([kind, Icon]) => {
    const shapes = /<svg[^>]*>(.*?)<\/svg>/.exec(renderToStaticMarkup(createElement(Icon)))?.[1];
    return `<symbol id="${kind}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** The icons of the services in the colours of the surrounding section. The element that uses one sets its stroke width. */
function serviceIconFile(): string {
  const symbols = Object.entries(serviceIcons).map(([name, { line, dots }]) => {
    const circles = dots.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
    return [
      `<symbol id="${name}" viewBox="0 0 48 48">`,
      `<path d="${line}" fill="none" stroke="${sectionColours.line}" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<g fill="${sectionColours.dot}">${circles.join('')}</g></symbol>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Writes the icon files to where src/art/socialIcons.ts and src/art/serviceIconFile.ts import them. */
export async function makeIcons(): Promise<void> {
  await writeAsset(path.join(folder, 'social.svg'), socialIcons());
  await writeAsset(path.join(folder, 'services.svg'), serviceIconFile());
}
