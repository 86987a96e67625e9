/**
 * Draws the picture of emails, server/email/kolam.png, again: `node tooling/emailPicture.ts`. The file is kept in the
 * repository, because mail programs show no SVG and the server cannot render a PNG.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { dotsPath } from '../src/art/dotsPath.ts';
import { drawingOf } from '../src/art/drawing.ts';
import { turnedPattern } from '../src/art/kolam/kolamSearch.ts';
import { dark } from '../src/theme/tokens/dark.ts';
import { darkSection } from '../src/theme/tokens/darkSection.ts';

/** Pixels on each side: twice what an email shows, for dense screens. */
const size = 352;
const { background, turmeric: dot } = darkSection;
const { line } = dark.kolam;

const { box, strands, dots } = drawingOf(turnedPattern(5, 24));
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box.join(' ')}" fill="none">
<path d="${strands.join('')}" stroke="${line}" stroke-width="11"/>
<path d="${dotsPath(dots)}" stroke="${dot}" stroke-width="22" stroke-linecap="round"/>
</svg>`;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] });
const page = await browser.newPage({ viewport: { width: size, height: size } });
await page.setContent(`<body style="margin:0;background:${background};line-height:0">${svg}`);
await writeFile(path.join(import.meta.dirname, '../server/email/kolam.png'), await page.screenshot());
await browser.close();
