import { unknownSize } from '../../../contract/files/sizeOf.ts';
import type { Upload } from './formsSlice.ts';

/** `Upload.all` in a trace, which holds per cents and no sizes. No submission with a file is that small. */
export const tracedUpload = 100;

/** The size of an upload in bytes; `unknownSize` for one that a trace holds. */
export const uploadSizeOf = ({ all }: Upload): number => (all === tracedUpload ? unknownSize : all);
