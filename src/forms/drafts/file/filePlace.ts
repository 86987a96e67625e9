import type { StoredPlace } from '../../../state/forms/draftFiles.ts';

/** Where the file of a form is kept; `field` is undefined in a form that asks for none. */
export type FilePlace = Omit<StoredPlace, 'field'> & { field: StoredPlace['field'] | undefined };
