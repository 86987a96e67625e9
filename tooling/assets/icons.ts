import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SocialKind } from '../../src/content/company.ts';

const file = path.join(import.meta.dirname, '../../.cache/icons/social.svg');

const icons = { messaging: WhatsApp, photos: Instagram, network: LinkedIn } satisfies Record<
  SocialKind,
  unknown
>;

/** The shapes of the social icons as one SVG file, for `<use href="…#kind">`: no script of the first view carries them. */
function socialIcons(): string {
  const symbols = Object.entries(icons).map(([kind, Icon]) => {
    const shapes = /<svg[^>]*>(.*?)<\/svg>/.exec(renderToStaticMarkup(createElement(Icon)))?.[1];
    return `<symbol id="${kind}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Writes them where src/art/socialIcons.ts finds them. */
export async function makeIcons(): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, socialIcons());
}
