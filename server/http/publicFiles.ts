import { manifestFile } from './pagesManifest.ts';

/** Whether a file is served at its own path. The manifest gives pages their addresses; compressed files have none. */
export const isPublic = (file: string): boolean =>
  file !== manifestFile && !/^_headers$|\.(html|br|gz)$/.test(file);

/** Cache-Control of files under `static/`, whose names change with their content, and of all other files. */
export const immutable = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';
