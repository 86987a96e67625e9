/*
 * Conditional requests for the profile (RFC 9110), so that two devices do not overwrite each other's changes. Responses to
 * reading and saving have the ETag of the stored profile. A save with another tag in If-Match is refused before anything is
 * changed; a save without If-Match is always accepted, because the specification does not mention the header.
 */

/** Response header with the tag of the stored profile, such as `"5f0c…"`. */
export const etagHeader = 'ETag';

/** Request header of a save, with the tag that its sender last received. */
export const ifMatchHeader = 'If-Match';

/** The status of a save whose tag is no longer that of the stored profile. */
export const preconditionFailed = 412;
