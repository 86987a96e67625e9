import { makeDrawings } from './drawings.ts';
import { makeFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { makeLogos } from './logos.ts';
import { makeServicePictures } from './servicePictures.ts';
import { makeTheme } from './theme.ts';

/** Generates into `.cache` all files that the site's source imports and that are not written by hand. */
export async function makeAssets(): Promise<void> {
  await Promise.all([
    makeDrawings(),
    makeFonts(),
    makeIcons(),
    makeLogos(),
    makeServicePictures(),
    makeTheme(),
  ]);
}

if (import.meta.main) await makeAssets();
