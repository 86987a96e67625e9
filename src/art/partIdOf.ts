/** Where the build puts drawings (tooling/webpack/common.ts). */
const folder = '/static/media/';

/**
 * The id of a part of a drawing that is inlined in a document: `iot.0123ab.svg-scene`. The name of the file in it keeps
 * ids of different files apart, and tooling/build/lateDrawings.ts derives the address of the part from it.
 */
export const partIdOf = (file: string, id: string): string => `${file.replace(folder, '')}-${id}`;
