/*
 * How a caller says which profile a change began from, so that two devices do not save over each other: reading and saving
 * answer the tag of what is stored, and a save that names another one is refused before anything is changed (RFC 9110). A save
 * that names none is taken as it comes, because the specification knows no such header.
 */

/** Of an answer: names the stored profile, as `"5f0c…"`. */
export const etagHeader = 'ETag';

/** Of a save: the tag that its sender was last told of. */
export const ifMatchHeader = 'If-Match';

/** The status of a save whose tag is not that of the stored profile any more. */
export const preconditionFailed = 412;
