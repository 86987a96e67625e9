import { manifestFile } from './pagesManifest.ts';

/** Whether a file has an address of its own; a page has that of the manifest, and what is compressed its original's. */
export const isPublic = (file: string): boolean =>
  file !== manifestFile && !/^_headers$|\.(html|br|gz)$/.test(file);

/** How long a file may be kept: under `static/`, where names change with the content, and anywhere else. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';
