import path from 'node:path';
import { servicePictures } from '../../src/art/pictures/services.ts';
import { pictureFileOf } from '../../src/art/pictures/pictureFile.ts';
import { writeAsset } from './writeAsset.ts';

const folder = path.join(import.meta.dirname, '../../.cache/pictures');

/**
 * Draws the picture of each service to where src/art/servicePictureFiles.ts imports it. It takes milliseconds, so earlier
 * results are not reused.
 * @throws when a picture is not exactly one closed line
 */
export async function makeServicePictures(): Promise<void> {
  for (const [name, picture] of Object.entries(servicePictures))
    await writeAsset(path.join(folder, `${name}.svg`), pictureFileOf(name, picture));
}
