import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dist } from '../build/stale.ts';

/** A built site: its name in the table and its folder, as it would be deployed. */
export type Site = { name: string; folder: string };

const root = path.join(import.meta.dirname, '../..');
const cache = path.join(root, '.cache/bench');

const build = (checkout: string, ...args: string[]) =>
  execFileSync(process.execPath, [path.join(checkout, 'tooling/build/build.ts'), ...args], {
    cwd: checkout,
    stdio: 'inherit',
  });

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The site of this checkout, built again if a source has changed. */
export function ours(): Site {
  build(root, '--if-stale');
  return { name: 'ours', folder: dist };
}

/**
 * The site of a commit, built with the packages of this checkout and cached by the commit's hash.
 * @param reference anything that git understands, such as `HEAD~1`
 * @throws with git's or the build's own message
 */
export function before(reference: string): Site {
  const commit = git('rev-parse', '--verify', `${reference}^{commit}`);
  const folder = path.join(cache, commit);
  if (!existsSync(folder)) {
    const sources = `${folder}.sources`;
    const archive = `${folder}.tar`;
    rmSync(sources, { recursive: true, force: true });
    mkdirSync(sources, { recursive: true });
    console.log(`Building ${reference}, ${git('log', '-1', '--format=%h “%s”', commit)} …`);
    // An archive and no worktree, because git would keep a record of a worktree.
    git('archive', '--output', archive, commit);
    execFileSync('tar', ['-xf', archive, '-C', sources]);
    symlinkSync(path.join(root, 'node_modules'), path.join(sources, 'node_modules'), 'junction');
    build(sources);
    renameSync(path.join(sources, 'dist'), folder);
    rmSync(sources, { recursive: true });
    rmSync(archive);
  }
  return { name: 'before', folder };
}

/** A page as it would be without prerendering: no content, no styles, and deferred scripts in the head. */
export function emptied(html: string): string {
  const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const scripts = [...inline.matchAll(/"(\/static\/js\/[^"]+\.js)"/g)].map(
    ([, address]) => `<script defer src="${address}"></script>`,
  );
  return html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/<script>[\s\S]*?<\/script>/, scripts.join('\n'))
    .replace(/<html[^>]*>/, '<html lang="en" data-light>')
    .replace(/<body>[\s\S]*<\/body>/, '<body>\n<div id="root"></div>\n</body>');
}

/** The same build without its prerendered pages. */
export function withoutPrerendering({ folder: built }: Site): Site {
  const folder = path.join(cache, 'csr');
  rmSync(folder, { recursive: true, force: true });
  // Compressed siblings of the pages are left out, because they would still hold the prerendered content.
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const page of pages) {
    const file = path.join(folder, page);
    writeFileSync(file, emptied(readFileSync(file, 'utf8')));
  }
  return { name: 'csr', folder };
}

/**
 * The static site in a folder, for comparison.
 * @throws where the folder has no index.html
 */
export function anchor(folder: string): Site {
  const place = path.resolve(folder);
  if (!existsSync(path.join(place, 'index.html'))) throw new Error(`${place} has no index.html.`);
  return { name: 'anchor', folder: place };
}
