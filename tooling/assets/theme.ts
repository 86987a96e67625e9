import path from 'node:path';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';
import { frozenThemeOf, styleSheetsOf } from '../../src/theme/frozenTheme.ts';
import { writeAsset } from './writeAsset.ts';

const folder = path.join(import.meta.dirname, '../../.cache/theme');

/**
 * Computes the theme and writes it to .cache/theme, so that browsers need not compute it: `theme.json` for
 * src/theme/theme.ts, and `styleSheets.json` with its CSS variables for src/theme/baseline.ts.
 */
export async function makeTheme(): Promise<void> {
  const theme = createSiteTheme();
  await writeAsset(path.join(folder, 'theme.json'), JSON.stringify(frozenThemeOf(theme)));
  await writeAsset(path.join(folder, 'styleSheets.json'), JSON.stringify(styleSheetsOf(theme)));
}
