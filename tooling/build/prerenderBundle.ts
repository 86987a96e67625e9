import { pathToFileURL } from 'node:url';
import type { PathName } from '../../contract/paths.ts';
import type { PageFile } from '../../server/http/pagesManifest.ts';
import type { TemplateParts } from './htmlTemplate.ts';
import type { WithoutSession } from './inlineScript.ts';

/** `wakes` is set for a page that wakes without being used. */
export type Waking = { wakes?: string };

/**
 * The exports of the bundle of src/app/prerender/prerender.tsx that the build uses. They are declared here, because
 * importing that module's types would bring the whole site with its DOM globals into the TypeScript project of server and
 * tooling. In the project of the tests prerenderBundle.test.ts compares them with the module.
 */
export type PrerenderBundle = {
  renderPage: (pathname: string) => Promise<{ html: string; styles: string }>;
  pageHeadOf: (
    pathname: string,
  ) => Pick<TemplateParts, 'title' | 'description' | 'canonical'> & Pick<PageFile, 'listed'>;
  structuredDataOf: (name: PathName, origin: string) => object | null;
  withoutSession: Readonly<Partial<Record<PathName, WithoutSession>>>;
  company: { name: string; tagline: string };
  firstLoadCss: string;
  firstLoadHtml: string;
  preloadedFonts: readonly string[];
  pageLoaders: Readonly<Record<PathName, Waking>>;
  notFoundLoader: Waking;
  pageChunks: Readonly<Partial<Record<PathName | 'notFound', readonly string[]>>>;
};

/** Imports the bundle, which webpack has written to this file. */
export const openPrerenderBundle = async (file: string): Promise<PrerenderBundle> =>
  (await import(pathToFileURL(file).href)) as PrerenderBundle;
