import type { ApplicationKind } from '../../../../contract/applications.ts';

/** Where a file is kept; `field` is undefined in a form that asks for none. */
export type FilePlace = { form: ApplicationKind; field: string | undefined };
