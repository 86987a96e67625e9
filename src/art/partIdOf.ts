/** Where the build puts drawings (tooling/webpack/common.ts). */
const folder = '/static/media/';

/**
 * The id under which a part of a drawing stands in a document that brought it along: `iot.0123ab.svg-scene`, so that no two
 * files meet. tooling/build/lateDrawings.ts makes the address of it again.
 */
export const partIdOf = (file: string, id: string): string => `${file.replace(folder, '')}-${id}`;
