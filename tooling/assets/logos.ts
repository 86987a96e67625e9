import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SimpleIcon } from 'simple-icons';
import { technologyTabs } from '../../src/content/technologies/technologies.ts';
import type { Technology, TechnologyTab } from '../../src/content/technologies/technologies.ts';
import { frontend } from '../../src/content/technologies/frontend.ts';
import { otherTechnologies } from '../../src/content/technologies/others.ts';
import { writeAsset } from './writeAsset.ts';

type Icon = Pick<SimpleIcon, 'title' | 'slug' | 'path' | 'source' | 'license'>;

const folder = path.join(import.meta.dirname, '../../.cache/logos');
const marksFolder = path.join(import.meta.dirname, '../../src/art/marks');

/** Licences that allow a drawing on a company's site; simple-icons itself is CC0-1.0. */
const freeLicences = ['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'MIT', 'Apache-2.0', 'BSD-3-Clause'];

const technologies: Readonly<Record<TechnologyTab, readonly Technology[]>> = {
  Frontend: frontend,
  ...otherTechnologies,
};

const fileNameOf = (tab: TechnologyTab) => `${tab.replaceAll(/\W/g, '')}.svg`;

function symbolOf({ title, slug, path: outline, source, license }: Icon): string {
  const licence = license?.type ?? 'CC0-1.0';
  if (!freeLicences.includes(licence))
    throw new Error(
      `The logo of ${title} is licensed as ${licence}: draw a neutral mark in src/art/marks instead.`,
    );
  const origin = license ? `<!-- ${title}: ${licence}, ${source.replaceAll('--', '- -')} -->\n` : '';
  return `${origin}<symbol id="${slug}" viewBox="0 0 24 24"><path d="${outline}"/></symbol>\n`;
}

/** Our own drawings by slug, as markup without the surrounding `<svg>`. */
async function readMarks(): Promise<Record<string, string>> {
  const names = await readdir(marksFolder);
  const marks = names.map(async (name) => {
    const svg = await readFile(path.join(marksFolder, name), 'utf8');
    return [path.parse(name).name, svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').trim()] as const;
  });
  return Object.fromEntries(await Promise.all(marks));
}

/**
 * The logos of one tab as one SVG file, for `<use href="…#slug">`, so that they are in no script and only those of the open
 * tab are loaded.
 * @param marks our own drawings by slug, for technologies without a free logo
 * @throws when a logo is in neither `icons` nor `marks`, or its licence is not among the free ones
 */
export function logoFileOf(
  slugs: readonly string[],
  icons: readonly Icon[],
  marks: Readonly<Record<string, string>> = {},
): string {
  const symbols = slugs.map((slug) => {
    const mark = marks[slug];
    if (mark !== undefined) return `<symbol id="${slug}" viewBox="0 0 24 24">${mark}</symbol>\n`;
    const icon = icons.find((one) => one.slug === slug);
    if (!icon) throw new Error(`simple-icons has no logo called ${slug}.`);
    return symbolOf(icon);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

/** Contents of all logo files by name, made from the installed simple-icons. */
export async function logoFiles(): Promise<Record<string, string>> {
  const icons = Object.values(await import('simple-icons')).filter((icon) => 'slug' in icon);
  const marks = await readMarks();
  return Object.fromEntries(
    technologyTabs.map((tab) => {
      const slugs = technologies[tab].map(({ logo }) => logo);
      return [fileNameOf(tab), logoFileOf(slugs, icons, marks)];
    }),
  );
}

/** Writes the logo files to where src/art/logos.ts imports them. */
export async function makeLogos(): Promise<void> {
  for (const [name, text] of Object.entries(await logoFiles()))
    await writeAsset(path.join(folder, name), text);
}
