import type { StoredPlace } from '../../../state/forms/draftFiles.ts';

/** The key under which the file of a form is stored; `field` is undefined in a form without a file field. */
export type FilePlace = Omit<StoredPlace, 'field'> & { field: StoredPlace['field'] | undefined };
